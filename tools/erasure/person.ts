import { randomBytes, randomInt } from 'node:crypto';

/** Someone whose every word can be found again: nothing else on the machine holds them. */
export interface PlantedPerson {
  /** Stands in every text that is planted; letters only, in lower case, with the ending of a singular: an index takes plural endings off. */
  readonly word: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As it is typed, and as digits alone. */
  readonly phone: string;
  readonly linkedin: string;
  /** What must be found nowhere once the person is deleted: lower case. */
  readonly canaries: readonly string[];
}

const letters = (): string =>
  [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

export function makePerson(): PlantedPerson {
  const word = `qz${letters()}k`;
  const digits = `6${randomInt(10_000_000, 99_999_999)}`;
  const groups = digits.match(/\d{3}/g)?.join(' ') ?? digits;
  return {
    word,
    firstName: `First${word}`,
    lastName: `Last${word}`,
    email: `${word}@example.test`,
    phone: `+34 ${groups}`,
    linkedin: `https://www.linkedin.com/in/${word}`,
    canaries: [word, digits, groups],
  };
}

/** A PDF of one page that says `text`, its bytes not compressed, so that a copy of them is recognised. */
export function pdfOf(text: string): Buffer {
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
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The smallest picture, with `text` in a comment of its own. */
export function pngOf(text: string): Buffer {
  const smallest = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return Buffer.concat([smallest, Buffer.from(text)]);
}
