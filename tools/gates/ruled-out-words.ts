interface RuledOut {
  readonly found: RegExp;
  readonly say: string;
}

/** Words that the glossary has another for, and how the product speaks in each language. */
const RULED_OUT: Readonly<Record<'es' | 'ca', readonly RuledOut[]>> = {
  es: [
    { found: /\bvacante/i, say: 'posición' },
    { found: /\bsuprim/i, say: 'eliminar' },
    { found: /\bBorrar filtros/i, say: 'quitar filtros' },
    { found: /\b(administrador|reclutador)(?![/\p{L}])/iu, say: 'administrador/a, reclutador/a' },
  ],
  ca: [
    { found: /(?:^|[\s«(])(?:la|una|teva|seva|pròpia|mateixa|nova|aquesta) web(?![\p{L}])/iu, say: 'el web' },
    { found: /\bvacant/i, say: 'posició' },
    { found: /\bsuprim/i, say: 'eliminar' },
    { found: /\besborra els filtres/i, say: 'treu els filtres' },
    { found: /(?<!\p{L})vés(?!\p{L})/iu, say: 'ves' },
    { found: /\b(administrador|reclutador)(?![/\p{L}])/iu, say: 'administrador/a, reclutador/a' },
    {
      // Buttons, beside sentences, actions of a flow and a title, which say what is done and ask for nothing.
      found:
        /^(?!Esperar|Desar és publicar|.*\.$)\p{Lu}(?:\p{L}{3,}(?:ar|ir)|reure)(?:-\p{L}+|’\p{L}+)?(?: |$)/u,
      say: 'an imperative',
    },
  ],
};

/** What a text says that the product says otherwise; undefined where all is well. */
export const ruledOut = (locale: 'es' | 'ca', text: string): string | undefined =>
  RULED_OUT[locale].find(({ found }) => found.test(text))?.say;
