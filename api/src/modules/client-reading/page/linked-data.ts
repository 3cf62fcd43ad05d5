import type { LinkedNode } from './page.ts';

const MAX_NODES = 200;

/** Whether a value is an object with keys. */
export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value or a list of them, as JSON-LD may write either. */
export const many = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A text, trimmed, on one line; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\s+/g, ' ').trim();
  return text || undefined;
}

/** The nodes of a JSON-LD script: those at the top and those of its graph. Nothing for what is no JSON. */
export function linkedNodes(json: string): LinkedNode[] {
  let value: unknown;
  try {
    value = JSON.parse(json.trim().replace(/^<!--|-->$/g, ''));
  } catch {
    return [];
  }
  return many(value)
    .filter(isNode)
    .flatMap((node) => [node, ...many(node['@graph']).filter(isNode)])
    .slice(0, MAX_NODES);
}

/** The types of a node, without the vocabulary's address. */
export const typesOf = (node: LinkedNode): string[] =>
  many(node['@type'])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''));
