"""Addresses that count as one: whoever has an IPv6 address usually has all the addresses of its network."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address

NETWORK_BITS = 64  # of an IPv6 address, for what follows the network


def network_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:  # as a server that listens to both sees IPv4
        return str(parsed.ipv4_mapped)
    return str(IPv6Address(int(parsed) >> NETWORK_BITS << NETWORK_BITS))
