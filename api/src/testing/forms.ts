import { randomBytes } from 'node:crypto';

interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer | string;
}

/** Headers and payload of a multipart form as a browser sends it; a field with several values is repeated. */
export function multipart(
  fields: Readonly<Record<string, string | readonly string[]>>,
  files: readonly FormFile[],
): { headers: { 'content-type': string }; payload: Buffer } {
  const boundary = `----form${randomBytes(12).toString('hex')}`;
  const quoted = (text: string): string =>
    text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((text) =>
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${text}\r\n`,
        ),
      ),
  );
  const binaries = files.flatMap(({ field, name, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(field)}"; filename="${quoted(name)}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...texts, ...binaries, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The smallest picture. */
export const PNG: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of one page that says `text`. */
export function tinyPdf(text = 'Hello'): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
