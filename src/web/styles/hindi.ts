import '@fontsource-variable/noto-sans-devanagari/wght.css'
import './hindi.css'
