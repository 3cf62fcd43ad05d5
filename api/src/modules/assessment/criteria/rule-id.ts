import { createHash } from 'node:crypto';

const HEX = 32;
/** A uuid of version 8 made of a position and what a criterion asks for: the same wish has the same id at every reading. */
export function ruleId(positionId: string, key: string): string {
  const hex = createHash('sha256').update(`${positionId} ${key}`).digest('hex').slice(0, HEX);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ];
  return parts.join('-');
}
