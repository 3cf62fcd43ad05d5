import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanReaders } from '../scans/scan-readers.ts';

const PROGRAM = process.env.TESSERACT || 'tesseract';

/** Readers of scans by the tesseract of this machine; fails where there is none, so that no test is left out unseen. */
export async function realScanReaders(places = 1): Promise<ScanReaders> {
  const readers = new ScanReaders({ tesseract: PROGRAM, tesseractData: undefined, cvReaders: places });
  const languages = (await readers.find())?.languages;
  if (languages !== 'eng+spa+cat')
    throw new Error(
      `These tests need tesseract with Spanish, Catalan and English (found: ${languages ?? 'no tesseract'}): install tesseract-ocr, tesseract-ocr-spa and tesseract-ocr-cat, or set TESSERACT.`,
    );
  return readers;
}

/** A program that says that it is tesseract and does `reading` (shell) where it is to read a picture; and its folder. */
export async function feignedTesseract(reading: string): Promise<{ program: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'feigned-tesseract-'));
  const program = join(folder, 'tesseract');
  await writeFile(
    program,
    `#!/bin/sh
case "$1" in
  --version) echo 'tesseract 5.9.9' ;;
  --list-langs) printf 'List of available languages (2):\\neng\\nosd\\n' ;;
  *) cd "$(dirname "$0")" && ${reading} ;;
esac
`,
  );
  await chmod(program, 0o755);
  return { program, folder };
}
