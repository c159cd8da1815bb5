"""
A trained head as the ONNX file of the product, its weights as 8-bit numbers with a step for each
output channel; the runtime widens them once, when the file is loaded.

    python3 export.py --head models/large.pt --size large --to src/server/engine/hear/neural/phone-head.onnx
"""
import argparse

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from head import CLASSES, FEATURES, SIZES, Head


def folded(head):
    """Convolutions and normalisations as one: [(weight, bias, dilation)]; the network is not changed in what it says."""
    rows = []
    for convolution, norm in zip(head.convolutions, head.norms):
        by = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        rows.append((convolution.weight * by[:, None, None], (convolution.bias - norm.running_mean) * by + norm.bias,
                     convolution.dilation[0]))
    return rows


def model_of(head):
    nodes, widened, weights, number = [], [], [], 0

    def constant(name, value):
        value = value.detach().numpy() if isinstance(value, torch.Tensor) else value
        if value.dtype == np.float32 and value.size > 1000:
            step = (np.abs(value).max(axis=(1, 2), keepdims=True) / 127 + 1e-12).astype(np.float32)
            weights.append(numpy_helper.from_array(np.round(value / step).astype(np.int8), f"{name}_8"))
            weights.append(numpy_helper.from_array(step, f"{name}_step"))
            widened.append(helper.make_node("Cast", [f"{name}_8"], [f"{name}_32"], to=TensorProto.FLOAT))
            widened.append(helper.make_node("Mul", [f"{name}_32", f"{name}_step"], [name]))
        else:
            weights.append(numpy_helper.from_array(value, name))
        return name

    def add(kind, inputs, **attributes):
        nonlocal number
        number += 1
        nodes.append(helper.make_node(kind, inputs, [f"x{number}"], **attributes))
        return f"x{number}"

    # Mean and scale of the features belong to the first layer's weights.
    first = head.into.weight[:, :, 0] * head.scale
    bias = head.into.bias - first @ head.mean
    x = add("Transpose", ["features"], perm=[0, 2, 1])
    x = add("Conv", [x, constant("into", first[:, :, None]), constant("into_bias", bias)])
    for at, (weight, bias, by) in enumerate(folded(head)):
        y = add("Conv", [x, constant(f"c{at}", weight), constant(f"c{at}_bias", bias)], dilations=[by], pads=[by, by])
        x = add("Add", [x, add("Relu", [y])])
    x = add("Conv", [x, constant("out", head.out.weight), constant("out_bias", head.out.bias)])
    x = add("Transpose", [x], perm=[0, 2, 1])
    nodes.append(helper.make_node("LogSoftmax", [x], ["log_probs"], axis=2))
    graph = helper.make_graph(
        [*widened, *nodes], "phone-head",
        [helper.make_tensor_value_info("features", TensorProto.FLOAT, [1, "frames", FEATURES])],
        [helper.make_tensor_value_info("log_probs", TensorProto.FLOAT, [1, "frames", CLASSES])], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], producer_name="train-ear")
    model.ir_version = 7
    onnx.checker.check_model(model)
    return model


def main():
    parser = argparse.ArgumentParser()
    for name in ("head", "size", "to"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--sureness", type=float, default=1, help="by what its logs are multiplied")
    args = parser.parse_args()
    head = Head(*SIZES[args.size]).eval()
    head.load_state_dict(torch.load(args.head))
    with torch.no_grad():
        for part in (head.out.weight, head.out.bias):
            part *= args.sureness
        bytes_ = model_of(head).SerializeToString()
    open(args.to, "wb").write(bytes_)
    print(f"{args.to}: {len(bytes_) / 1e6:.2f} MB")


main()
