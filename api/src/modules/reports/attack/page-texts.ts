/** What people can read on the pages of a PDF, a line each; what its pages are said to be, and its own description of itself. */
export interface FileTexts {
  readonly pages: readonly (readonly string[])[];
  readonly description: string;
}

/** Reads a PDF as a reader does. Throws for what is none. */
export async function readTexts(file: Buffer): Promise<FileTexts> {
  // Loaded where a report is made: it brings what draws pages, which no other work of a server needs.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(file),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  const document = await task.promise;
  try {
    const pages: string[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: false });
      let line = '';
      const lines: string[] = [];
      for (const item of items) {
        if (!('str' in item)) continue;
        line += item.str;
        if (!item.hasEOL) continue;
        lines.push(line);
        line = '';
      }
      pages.push([...lines, line].filter((text) => text.trim() !== ''));
      page.cleanup();
    }
    const { info, metadata } = await document.getMetadata();
    const attachments: unknown = await document.getAttachments();
    return { pages, description: JSON.stringify([info, metadata?.getRaw() ?? '', attachments ?? '']) };
  } finally {
    await task.destroy();
  }
}
