import type { RenderElementProps, RenderLeafProps, RenderPlaceholderProps } from 'slate-react';
import { type BlockKind, isListKind } from '../model/document.ts';
import styles from './slate-editor.module.css';

const TAGS = {
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
} as const;

const tagOf = (kind: BlockKind) => (kind === 'paragraph' || isListKind(kind) ? ('div' as const) : TAGS[kind]);

/** A block or a link while it is edited. */
export function RichElement({ attributes, element, children }: RenderElementProps) {
  if (element.type === 'link')
    return (
      <a {...attributes} href={element.href} title={element.href} className={styles.link}>
        {children}
      </a>
    );
  const Tag = tagOf(element.kind);
  return (
    <Tag
      {...attributes}
      className={styles.block}
      data-kind={element.kind}
      data-depth={element.depth}
      data-quote={element.isQuote}
      data-starts={element.startsList}
    >
      {children}
    </Tag>
  );
}

/** Letters with their marks. */
export function RichLeaf({ attributes, leaf, children }: RenderLeafProps) {
  let inner = children;
  if (leaf.bold) inner = <strong>{inner}</strong>;
  if (leaf.italic) inner = <em>{inner}</em>;
  if (leaf.underline) inner = <u>{inner}</u>;
  if (leaf.strike) inner = <s>{inner}</s>;
  return <span {...attributes}>{inner}</span>;
}

/** Slate draws it at a third of its colour, which cannot be read, and at the field's edge instead of its padding. */
export const RichPlaceholder = ({ attributes, children }: RenderPlaceholderProps) => (
  <span {...attributes} className={styles.placeholder} style={{ ...attributes.style, opacity: 1, top: 8 }}>
    {children}
  </span>
);
