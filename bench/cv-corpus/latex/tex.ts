const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '·': '\\textperiodcentered{}',
};

/** Plain text for TeX. */
export const tex = (text: string): string =>
  text.replace(/[\\{}$&#%_~^·]/g, (char) => SPECIAL[char] ?? `\\${char}`);

/** A list of points; nothing when there are none. */
export const points = (lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `\\begin{itemize}\n${lines.map((line) => `\\item ${tex(line)}\n`).join('')}\\end{itemize}`;

/** A whole document. Objects stay uncompressed, so that the addresses of links can be read. */
export const documentOf = (documentClass: string, preamble: string, body: string): string =>
  `\\pdfobjcompresslevel=0
\\documentclass${documentClass}
\\usepackage[utf8]{inputenc}
\\usepackage[T1]{fontenc}
\\usepackage{lmodern}
${preamble}
\\begin{document}
${body}
\\end{document}
`;

const BABEL = { en: 'english', es: 'spanish', ca: 'catalan' } as const;
/** What the language of a CV is called in TeX. */
export const babelOf = (language: keyof typeof BABEL): string => BABEL[language];
