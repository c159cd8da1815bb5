# syntax=docker/dockerfile:1
# Built from the project's root: docker build -t shopping-helper .
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node scripts/build.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
# Memory that pictures took goes back to the system, and is had quickly: scripts/process-options.mjs says why.
ENV MALLOC_TRIM_THRESHOLD_=1048576
ENV MALLOC_MMAP_THRESHOLD_=4194304
ENV GLIBC_TUNABLES=glibc.malloc.hugetlb=1
WORKDIR /app
# package.json: without it Node takes the modules for another kind.
COPY package.json LICENSE NOTICE ./
COPY docs/licences.md ./docs/
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install -d -o 1000 -g 1000 /data
# A number, so that an orchestrator can see that it is not root. It is the image's user "node".
USER 1000:1000
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signal that ends the container has to reach the server itself. The heap is not marked anew for
# every 10 MB of pictures that pass through it: a quarter of what forwarding them to a cloud costs (docs/cloud.md).
# Regular expressions are compiled at once: scripts/process-options.mjs.
CMD ["node", "--initial-old-space-size=128", "--no-regexp-tier-up", "--max-semi-space-size=4", "dist/server/main.js"]
