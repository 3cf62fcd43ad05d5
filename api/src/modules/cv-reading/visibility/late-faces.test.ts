import { describe, it } from 'node:test';
import { expect } from 'expect';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { column, textPdf } from '../testing/make-pdf.ts';
import { nameFacesLate } from './late-faces.ts';

interface Context {
  font: string;
  save(): void;
  restore(): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  measureText(text: string): unknown;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

async function contextOf(isLate: boolean): Promise<Context> {
  const task = getDocument({ data: textPdf([column(['Baker'])]), verbosity: 0 });
  const canvases = (await task.promise).canvasFactory as {
    create(width: number, height: number): { context: Context };
  };
  if (isLate) nameFacesLate(canvases as Parameters<typeof nameFacesLate>[0]);
  const { context } = canvases.create(120, 40);
  await task.destroy();
  return context;
}
/** The face that the canvas itself knows of. */
const nativeFont = (context: Context): unknown =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'font')?.get?.call(context);
const drawn = (context: Context): number[] => {
  context.fillText('Forn Rius', 5, 25);
  return [...context.getImageData(0, 0, 120, 40).data];
};

describe('a canvas that names faces late', () => {
  it('keeps a face to itself until a text is drawn with it, and draws as any other canvas', async () => {
    const [late, usual] = [await contextOf(true), await contextOf(false)];
    for (const context of [late, usual]) context.font = '20px serif';
    expect(late.font).toBe('20px serif');
    expect(nativeFont(late)).not.toBe('20px serif');
    const pixels = drawn(late);
    expect(nativeFont(late)).toBe('20px serif');
    expect(pixels.some((value) => value > 0)).toBe(true);
    expect(pixels).toEqual(drawn(usual));
  });
  it('gives a state that was saved its own face back', async () => {
    const [late, usual] = [await contextOf(true), await contextOf(false)];
    for (const context of [late, usual]) {
      context.font = '12px serif';
      context.save();
      context.font = '30px serif';
      context.restore();
    }
    expect(late.font).toBe('12px serif');
    expect(drawn(late)).toEqual(drawn(usual));
  });
});
