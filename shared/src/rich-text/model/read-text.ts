import { type Block, emptyBlock } from './document.ts';

const BULLET = /^\s*[-*•·–▪◦]\s+(?=\S)/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(?=\S)/;

function blockOf(line: string): Block {
  const start = BULLET.exec(line)?.[0] ?? NUMBER.exec(line)?.[0];
  if (start === undefined) return { type: 'block', kind: 'paragraph', children: [{ text: line.trimEnd() }] };
  const kind = BULLET.test(line) ? 'bullet' : 'number';
  return { type: 'block', kind, depth: 0, children: [{ text: line.slice(start.length).trimEnd() }] };
}

/** Plain text as blocks: a line each, lines that start like a list's become items. */
export function readText(text: string): Block[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines.map(blockOf) : [emptyBlock()];
}
