import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Networks that no server of the public internet is in: this machine, its neighbours, what clouds keep for themselves. */
const INTERNAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INTERNAL.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Also what holds an IPv4 address inside.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INTERNAL.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to the network of the installation rather than to the internet. */
export const isInternal = (address: string): boolean =>
  INTERNAL.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The host is in the network of the installation, or may not be asked at all. */
export class HostNotAllowed extends Error {}

/**
 * The address to connect to. The connection then uses this address and not the name again, so that a name whose answer
 * changes cannot lead elsewhere. Throws HostNotAllowed when one of its addresses is internal and that is not allowed.
 */
export async function resolveHost(host: string, allowsInternal: boolean): Promise<string> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true });
  const [first] = found.sort((a, b) => a.family - b.family);
  if (!first) throw new Error(`${host} has no address`);
  if (!allowsInternal && found.some(({ address }) => isInternal(address)))
    throw new HostNotAllowed(`${host} is not of the internet`);
  return first.address;
}
