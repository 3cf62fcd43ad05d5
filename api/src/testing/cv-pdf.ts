import PDFDocument from 'pdfkit';

/** Whom a CV is of; what is left out, it does not say. */
export interface CvPerson {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly linkedin?: string;
  readonly company?: string;
  /** White on white: a program reads it, and people do not see it. */
  readonly unseen?: string;
}

/** A CV of one page with a job, as a word processor prints it. */
export function cvPdf({
  name,
  email,
  phone,
  linkedin,
  company = 'Forn Vell',
  unseen,
}: CvPerson): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  if (name) document.fontSize(22).text(name);
  document.fontSize(11);
  for (const line of [email, phone, linkedin]) if (line) document.text(line);
  document.moveDown().fontSize(14).text('Work experience');
  document.fontSize(11).text(`Baker, ${company}`);
  document.text('May 2020 - Present');
  document.moveDown().fontSize(14).text('Skills');
  document.fontSize(11).text('Baking, Pastry, Team work');
  if (unseen) document.fillColor('white').text(unseen);
  document.end();
  return whole;
}
