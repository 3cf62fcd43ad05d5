import type { BlockShape } from './block-builder.ts';
import { MAX_DEPTH } from './document.ts';

const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
/** `1.` `a)` `(iv)`; a lone `o` is one of Word's bullets. */
const NUMBERED = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * A paragraph of Word that stands for a list's item, with the element that draws its bullet or number; undefined for
 * any other paragraph. Source: the clipboard's HTML of Word and Outlook (`mso-list: l0 level2 lfo1`).
 */
export function wordItem(paragraph: HTMLElement): { shape: BlockShape; marker: Element } | undefined {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  if (!marker) return undefined;
  const isNumbered = NUMBERED.test(marker.textContent?.trim() ?? '');
  const depth = Math.min(Number(level) - 1, MAX_DEPTH);
  return { shape: { kind: isNumbered ? 'number' : 'bullet', depth }, marker };
}
