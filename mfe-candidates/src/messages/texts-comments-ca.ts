import type { commentsEn } from './texts-comments-en.ts';

export const commentsCa: Readonly<Record<keyof typeof commentsEn, string>> = {
  'candidates.comments.add': 'Afegeix un comentari',
  'candidates.comments.body': 'Comentari',
  'candidates.comments.invalidMention': 'Menció no vàlida',
  'candidates.comments.members': 'Membres',
  'candidates.comments.mentionRefused':
    'Algú que menciones no pot veure aquest candidat. Treu-lo de les mencions.',
  'candidates.comments.mentions': 'Mencions',
  'candidates.comments.mentionsHint': 'Qui mencionis rebrà un correu.',
  'candidates.comments.mentionsPlaceholder': '@nom',
  'candidates.comments.placeholder': 'Què haurien de saber els teus companys?',
  'candidates.comments.removeMention': 'Treu la menció de {name}',
  'candidates.comments.saved': 'Comentari desat',
  'candidates.comments.savedText': 'El comentari s’ha desat correctament.',
  'candidates.comments.send': 'Envia',
  'candidates.comments.type': 'Tipus',
  'candidates.comments.type.call': 'Trucada',
  'candidates.comments.type.internal': 'Intern',
  'candidates.comments.type.meet': 'Reunió',
  'candidates.comments.type.note': 'Nota',
  'candidates.comments.type.other': 'Altre',
  'candidates.comments.type.report': 'Informe',
  'candidates.comments.view': 'Mostra els comentaris',
  'candidates.page.tab.comments': 'Comentaris',
};
