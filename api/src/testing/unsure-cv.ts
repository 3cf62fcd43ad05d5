import { column, textPdf } from '../modules/cv-reading/testing/make-pdf.ts';

const heading = (text: string, y: number) => ({ text, x: 50, y, size: 14, bold: true });

/** A CV whose name stands small among other lines, with a job, a degree and a skill that hardly say what they are. */
export const unsureCv = (): Buffer =>
  Buffer.from(
    textPdf([
      [
        heading('Experience', 780),
        ...column(['Baker'], 50, 760),
        { text: 'Xarpell Brusi', x: 50, y: 700, size: 10 },
        ...column(['info@example.test'], 50, 680),
        heading('Education', 620),
        ...column(['Bakery'], 50, 600),
        heading('Skills', 560),
        ...column(['Always ready to learn new ways of making good bread, Excel'], 50, 540),
      ],
    ]),
  );

/** A CV of somebody known whose degree is told in a sentence that the reader cannot part, `word` in it. */
export const doubtfulCv = (word: string): Buffer =>
  Buffer.from(
    textPdf([
      [
        { text: 'Xarpell Brusi', x: 50, y: 800, size: 22, bold: true },
        ...column(['xarpell@example.test', 'Carrer de la Llum 4, 17001 Girona'], 50, 775),
        heading('Experience', 720),
        ...column(['Baker, Forn Nou', 'May 2019 - June 2021'], 50, 700),
        heading('Education', 620),
        ...column(
          [
            'Bakery',
            `Certificate in Bread ${word}, Escola del Pa, taught me a lot about the making of bread.`,
          ],
          50,
          600,
        ),
      ],
    ]),
  );
