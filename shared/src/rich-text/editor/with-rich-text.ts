import { Editor, Node, type Path, Range, Transforms } from 'slate';
import {
  type Block,
  type BlockKind,
  emptyBlock,
  isListKind,
  possibleDepths,
  type RichEditor,
} from '../model/document.ts';
import { readHtml } from '../model/read-html.ts';
import { readText } from '../model/read-text.ts';
import { writeHtml, writeInlineHtml } from '../model/write-html.ts';
import {
  currentBlock,
  insertBlocks,
  isAtStart,
  isBlock,
  isEmptyBlock,
  isLinkElement,
  loosen,
  toggleKind,
} from './commands.ts';

/** What one writes at the start of a line, and a blank after it, to get a list or a heading. */
const STARTS: Readonly<Record<string, BlockKind>> = {
  '-': 'bullet',
  '*': 'bullet',
  '1.': 'number',
  '1)': 'number',
  '##': 'heading2',
  '###': 'heading3',
};

/** @returns whether the blank ended such a start, which is then gone. */
function takeStart(editor: RichEditor): boolean {
  const entry = currentBlock(editor);
  const { selection } = editor;
  if (!entry || !selection || !Range.isCollapsed(selection) || entry[0].kind !== 'paragraph') return false;
  const range = { anchor: Editor.start(editor, entry[1]), focus: selection.anchor };
  const kind = STARTS[Editor.string(editor, range)];
  if (!kind) return false;
  Transforms.delete(editor, { at: range });
  toggleKind(editor, kind);
  return true;
}

/** Depths that cannot be nested are brought back; a link without words goes. */
function repair(editor: RichEditor, node: Node, path: Path): boolean {
  if (path.length === 0) {
    if (editor.children.length === 0) {
      Transforms.insertNodes(editor, emptyBlock(), { at: [0] });
      return true;
    }
    const blocks = editor.children.filter(isBlock);
    const index = possibleDepths(blocks).findIndex((depth, n) => depth !== blocks[n]?.depth);
    if (index < 0) return false;
    const depth = possibleDepths(blocks)[index];
    if (depth === undefined) Transforms.unsetNodes<Block>(editor, 'depth', { at: [index] });
    else Transforms.setNodes<Block>(editor, { depth }, { at: [index] });
    return true;
  }
  if (!isLinkElement(node) || Node.string(node) !== '') return false;
  Transforms.removeNodes(editor, { at: path });
  return true;
}

function addTyping(editor: RichEditor) {
  const { insertBreak, deleteBackward, insertText } = editor;
  editor.insertText = (text, options) => {
    if (text === ' ' && takeStart(editor)) return;
    insertText(text, options);
  };
  editor.insertBreak = () => {
    const entry = currentBlock(editor);
    if (entry && isEmptyBlock(entry[0]) && loosen(editor, entry)) return;
    const wasHeading = entry?.[0].kind.startsWith('heading');
    const isBefore = entry && isAtStart(editor, entry[1]);
    insertBreak();
    Transforms.unsetNodes<Block>(editor, 'startsList', { match: isBlock });
    // After a heading comes a text; a break before one moves it down instead.
    if (wasHeading && !isBefore)
      Transforms.setNodes<Block>(editor, { kind: 'paragraph' }, { match: isBlock });
  };
  editor.deleteBackward = (unit) => {
    const entry = currentBlock(editor);
    if (entry && isAtStart(editor, entry[1]) && loosen(editor, entry)) return;
    deleteBackward(unit);
  };
}

/** The selection as blocks, cut at its ends. */
function selectedBlocks(editor: RichEditor): Block[] {
  return editor.getFragment().filter(isBlock);
}

function addClipboard(editor: RichEditor) {
  // Copied as the HTML that would be saved, so that lists arrive as lists in a mail or a word processor, and here.
  editor.setFragmentData = (data) => {
    const blocks = selectedBlocks(editor);
    const [only] = blocks;
    if (!only) return;
    const isPart = blocks.length === 1 && !isListKind(only.kind);
    data.setData('text/html', isPart ? writeInlineHtml(only.children) : writeHtml(blocks));
    data.setData('text/plain', blocks.map((block) => Node.string(block)).join('\n'));
  };
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    if (html.trim()) insertBlocks(editor, readHtml(html));
    else if (/[\r\n]/.test(text)) insertBlocks(editor, readText(text));
    else if (text) Editor.insertText(editor, text);
  };
}

/** Makes a Slate editor one of rich text: lists, headings and links, what typing does to them, and the clipboard. */
export function withRichText(editor: RichEditor): RichEditor {
  const { isInline, normalizeNode } = editor;
  editor.isInline = (element) => isLinkElement(element) || isInline(element);
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, ...entry)) normalizeNode(entry, options);
  };
  addTyping(editor);
  addClipboard(editor);
  return editor;
}
