"""JSON Schema of the messages, made from their types: what may be sent, and what is always sent."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from ossuary.server import messages

Schema = dict[str, Any]

NULL = {"type": "null"}


def definitions(types: list[Any], prefix: str) -> dict[str, Schema]:
    """Each type and all that it refers to, by name; references begin with `prefix`."""
    _, found = msgspec.json.schema_components(types, ref_template=f"{prefix}{{name}}")
    for name, schema in found.items():
        if isinstance(struct := getattr(messages, name, None), type) and issubclass(struct, Struct):
            require_what_is_sent(struct, schema)
    named: dict[str, Schema] = {}
    for name, schema in found.items():
        schema["description"] = cleandoc(schema.get("description", ""))
        named[name] = {key: with_names(value, prefix, named) for key, value in schema.items()}
    return dict(sorted(named.items()))


def require_what_is_sent(struct: type[Struct], schema: Schema) -> None:
    """In what the server sends, a field with a default is there all the same, unless defaults are left out."""
    config = struct.__struct_config__
    if config.forbid_unknown_fields:  # a client sends it, who may leave out what has a default
        return
    required = [config.tag_field] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        if field.default is UNSET:
            continue
        if field.required or not config.omit_defaults:
            required.append(field.encode_name)
        elif field.default is None:
            schema["properties"][field.encode_name] = without_null(schema["properties"][field.encode_name])
    schema["required"] = required


def without_null(schema: Schema) -> Schema:
    """Null is this field's default, and so it is never sent."""
    [kind] = [each for each in schema["anyOf"] if each != NULL]
    return dict(kind)


def with_names(schema: Any, prefix: str, named: dict[str, Schema]) -> Any:
    """The same with every titled part put among the named ones, and referred to instead."""
    if isinstance(schema, list):
        return [with_names(each, prefix, named) for each in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: with_names(value, prefix, named) for key, value in schema.items()}
    if not isinstance(schema.get("title"), str):
        return parts
    default = {"default": parts.pop("default")} if "default" in parts else {}
    named[schema["title"]] = parts
    return {"$ref": prefix + schema["title"], **default}
