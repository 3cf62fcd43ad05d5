import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

export type Mark = 'bold' | 'italic' | 'underline' | 'strike';
export type Leaf = { text: string } & Partial<Record<Mark, boolean>>;
export type LinkNode = { type: 'link'; href: string; children: Leaf[] };
export type Inline = Leaf | LinkNode;
export type HeadingKind = 'heading1' | 'heading2' | 'heading3' | 'heading4';
export type ListKind = 'bullet' | 'number';
export type BlockKind = 'paragraph' | HeadingKind | ListKind;

/**
 * The document is one flat list of blocks: a list's item knows its depth instead of standing in a tree, so that every
 * change is a change of one block, and only that block is drawn again. A line break inside a block is `\n`.
 */
export type Block = {
  type: 'block';
  kind: BlockKind;
  /** Of a list's item, 0 for the outermost; absent elsewhere. */
  depth?: number;
  isQuote?: boolean;
  /** Of a list's item right after another list of its kind: it begins a list of its own, numbered from 1. */
  startsList?: boolean;
  children: Inline[];
};

export type RichEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditor;
    Element: Block | LinkNode;
    Text: Leaf;
  }
}

export const MARKS: readonly Mark[] = ['bold', 'italic', 'underline', 'strike'];
/** Deepest level of a list's item; six levels are more than any text needs. */
export const MAX_DEPTH = 5;

export const isListKind = (kind: BlockKind): kind is ListKind => kind === 'bullet' || kind === 'number';
export const isLink = (node: Inline): node is LinkNode => 'type' in node;

export const emptyBlock = (): Block => ({ type: 'block', kind: 'paragraph', children: [{ text: '' }] });

/** Depths as they can be nested: an item is at most one level deeper than the item before it. */
export function possibleDepths(blocks: readonly Block[]): (number | undefined)[] {
  let before = -1;
  let wasQuote = false;
  return blocks.map(({ kind, depth = 0, isQuote = false }) => {
    if (isQuote !== wasQuote) before = -1;
    wasQuote = isQuote;
    before = isListKind(kind) ? Math.min(depth, before + 1, MAX_DEPTH) : -1;
    return before < 0 ? undefined : before;
  });
}
