/** Women of the demo by first name, so that their job titles agree in Spanish and Catalan. */
const WOMEN = new Set(
  'Núria Marta Aina Gemma Lucía Sofie Zoë Begoña Laia Chiara Inés Mireia Anaïs Concepción Clàudia Beatriz Ainhoa Niamh Montserrat Berta Elif Rocío Ioana Jana Ariadna Noelia Freya Katarzyna Elna Yolanda Macarena Amélie Txell Eszter'.split(
    ' ',
  ),
);

/** Feminine and masculine. */
const FORMS: readonly (readonly [string, string])[] = [
  ['Técnica de', 'Técnico de'],
  ['Tècnica de', 'Tècnic de'],
  ['Coordinadora', 'Coordinador'],
  ['Desarrolladora', 'Desarrollador'],
  ['Desenvolupadora', 'Desenvolupador'],
  ['Ingeniera', 'Ingeniero'],
  ['Enginyera', 'Enginyer'],
  ['Enfermera', 'Enfermero'],
  ['Infermera', 'Infermer'],
  ['Directora', 'Director'],
  ['financiera', 'financiero'],
  ['financera', 'financer'],
  ['Jefa', 'Jefe'],
  ['Operaria', 'Operario'],
  ['Operària', 'Operari'],
  ['Dependienta', 'Dependiente'],
  ['Dependenta', 'Dependent'],
  ['Librera', 'Librero'],
  ['Llibretera', 'Llibreter'],
  ['Encargada', 'Encargado'],
  ['Encarregada', 'Encarregat'],
];

/** A job title in the form that agrees with the person. */
export function agreeing(title: string, firstName: string): string {
  const isWoman = WOMEN.has(firstName) || firstName.startsWith('María');
  for (const [feminine, masculine] of FORMS) {
    const [from, to] = isWoman ? [masculine, feminine] : [feminine, masculine];
    const pattern = new RegExp(`(?<![\\p{L}])${from}(?![\\p{L}])`, 'u');
    if (pattern.test(title)) return title.replace(pattern, to);
  }
  return title;
}
