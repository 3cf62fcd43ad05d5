import { Editor, Element, Node, Path, Point, Range, Transforms } from 'slate';
import {
  type Block,
  type BlockKind,
  isListKind,
  type LinkNode,
  MAX_DEPTH,
  type Mark,
  type RichEditor,
} from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';

export const isBlock = (node: Node): node is Block => Element.isElement(node) && node.type === 'block';
export const isLinkElement = (node: Node): node is LinkNode =>
  Element.isElement(node) && node.type === 'link';

/** The block of the cursor, or the first one of the selection. */
export function currentBlock(editor: RichEditor): [Block, Path] | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, {
    at: Range.start(editor.selection).path.slice(0, 1),
    match: isBlock,
  });
  return entry;
}

export const hasMark = (editor: RichEditor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;

/** A field that was never entered has no selection: what is chosen then stands at its end. */
function ensureSelection(editor: RichEditor) {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
}

export function toggleMark(editor: RichEditor, mark: Mark) {
  ensureSelection(editor);
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

function setShape(editor: RichEditor, kind: BlockKind, depth?: number) {
  Transforms.setNodes<Block>(editor, { kind }, { match: isBlock });
  Transforms.unsetNodes<Block>(editor, 'startsList', { match: isBlock });
  if (isListKind(kind)) Transforms.setNodes<Block>(editor, { depth: depth ?? 0 }, { match: isBlock });
  else Transforms.unsetNodes<Block>(editor, 'depth', { match: isBlock });
}

/** Turns the selected blocks into this kind, or back into paragraphs when the first one is that already. */
export function toggleKind(editor: RichEditor, kind: BlockKind) {
  ensureSelection(editor);
  const entry = currentBlock(editor);
  if (!entry) return;
  Editor.withoutNormalizing(editor, () => {
    const [block] = entry;
    if (block.kind === kind) setShape(editor, 'paragraph');
    else if (isListKind(kind) && isListKind(block.kind))
      Transforms.setNodes<Block>(editor, { kind }, { match: isBlock });
    else setShape(editor, kind);
  });
}

/** Moves the items of the selection a level in or out. @returns whether there was anything to move. */
export function indent(editor: RichEditor, by: 1 | -1): boolean {
  const { selection } = editor;
  if (!selection) return false;
  let hasMoved = false;
  const entries = [...Editor.nodes(editor, { match: isBlock })];
  Editor.withoutNormalizing(editor, () => {
    for (const [block, path] of entries) {
      if (!isListKind(block.kind)) continue;
      const depth = block.depth ?? 0;
      const index = path[0] ?? 0;
      const before = index > 0 ? editor.children[index - 1] : undefined;
      const limit =
        before && isBlock(before) && isListKind(before.kind)
          ? Math.min((before.depth ?? 0) + 1, MAX_DEPTH)
          : 0;
      const next = Math.max(0, Math.min(depth + by, by > 0 ? limit : depth));
      if (next === depth) continue;
      Transforms.setNodes<Block>(editor, { depth: next }, { at: path });
      hasMoved = true;
    }
  });
  return hasMoved;
}

/** The link that the selection stands in or touches first. */
export function currentLink(editor: RichEditor): [LinkNode, Path] | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, { match: isLinkElement });
  return entry;
}

export function removeLink(editor: RichEditor) {
  Transforms.unwrapNodes(editor, { match: isLinkElement });
}

/** Links the selected words; without any, the given words are written as the link. */
export function setLink(editor: RichEditor, href: string, words: string) {
  ensureSelection(editor);
  const link = currentLink(editor);
  if (link) {
    Transforms.setNodes<LinkNode>(editor, { href }, { at: link[1] });
    return;
  }
  const { selection } = editor;
  if (!selection) return;
  if (Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, { type: 'link', href, children: [{ text: words || href }] });
    Transforms.move(editor, { unit: 'offset' });
    return;
  }
  Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: 'end' });
}

/** The cursor stands at the very start of its block. */
export function isAtStart(editor: RichEditor, path: Path): boolean {
  const { selection } = editor;
  if (!selection || !Range.isCollapsed(selection)) return false;
  return Point.equals(selection.anchor, Editor.start(editor, path));
}

export const isEmptyBlock = (block: Block): boolean => Node.string(block) === '';

/** One step back towards a plain paragraph. @returns false when it is one. */
export function loosen(editor: RichEditor, [block, path]: [Block, Path]): boolean {
  if (isListKind(block.kind) && (block.depth ?? 0) > 0) {
    Transforms.setNodes<Block>(editor, { depth: (block.depth ?? 0) - 1 }, { at: path });
    return true;
  }
  if (block.kind !== 'paragraph') {
    Transforms.setNodes<Block>(editor, { kind: 'paragraph' }, { at: path });
    Transforms.unsetNodes<Block>(editor, ['depth', 'startsList'], { at: path });
    return true;
  }
  if (!block.isQuote) return false;
  Transforms.unsetNodes<Block>(editor, 'isQuote', { at: path });
  return true;
}

/** Puts blocks at the cursor, in place of what is selected. A first paragraph goes on with the line it is put into. */
export function insertBlocks(editor: RichEditor, blocks: readonly Block[]) {
  ensureSelection(editor);
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    const [first, ...others] = blocks;
    const target = currentBlock(editor);
    if (!first || !target) return;
    const goesOn = first.kind === 'paragraph' && !isEmptyBlock(target[0]);
    if (goesOn || (first.kind === 'paragraph' && others.length === 0))
      Transforms.insertNodes(editor, first.children, { select: true });
    const rest = goesOn || (first.kind === 'paragraph' && others.length === 0) ? others : blocks;
    if (rest.length > 0) insertBelow(editor, rest);
  });
}

function insertBelow(editor: RichEditor, blocks: readonly Block[]) {
  const { selection } = editor;
  if (!selection) return;
  Transforms.splitNodes(editor, { match: isBlock, always: true });
  const after = editor.selection?.anchor.path.slice(0, 1);
  if (!after) return;
  Transforms.insertNodes(editor, [...blocks], { at: after });
  const last: Path = [(after[0] ?? 0) + blocks.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
  const [tail] = Editor.node(editor, Path.next(last));
  if (isBlock(tail) && isEmptyBlock(tail)) Transforms.removeNodes(editor, { at: Path.next(last) });
  const head = Path.previous(after);
  const [before] = Editor.node(editor, head);
  if (isBlock(before) && isEmptyBlock(before)) Transforms.removeNodes(editor, { at: head });
}

/** Puts another text in the place of the whole one, as one step of the history. The cursor stands at its start. */
export function replaceText(editor: RichEditor, html: string) {
  Editor.withoutNormalizing(editor, () => {
    Transforms.deselect(editor);
    for (let at = editor.children.length - 1; at >= 0; at -= 1) Transforms.removeNodes(editor, { at: [at] });
    Transforms.insertNodes(editor, readHtml(html), { at: [0] });
  });
  Transforms.select(editor, Editor.start(editor, []));
}
