/** Texts of a hunt's other sources: files and a server of people, and whom they name. */
export const sourcesEn = {
  'hunts.files.encoding.UTF-16': 'Read as UTF-16.',
  'hunts.files.encoding.WINDOWS-1252':
    'Read as Windows-1252, since it is not UTF-8. If its accents look wrong, save it as UTF-8 and choose it again.',
  'hunts.files.failed': 'could not be read just now. Choose it again.',
  'hunts.files.field.COMPANY': 'the company',
  'hunts.files.field.EDUCATION': 'a detail of an education',
  'hunts.files.field.EMAIL': 'the email address',
  'hunts.files.field.FIRST_NAME': 'the first name',
  'hunts.files.field.JOB_TITLE': 'the job title',
  'hunts.files.field.JOBS': 'a detail of a job',
  'hunts.files.field.LANGUAGES': 'a language or its level',
  'hunts.files.field.LAST_NAME': 'the last name',
  'hunts.files.field.LINKEDIN': 'the LinkedIn address',
  'hunts.files.field.LOCATION': 'the location',
  'hunts.files.field.NAME': 'the name',
  'hunts.files.field.PHONE': 'the phone number',
  'hunts.files.field.SINCE': 'the start date',
  'hunts.files.field.SKILLS': 'a skill',
  'hunts.files.field.SUMMARY': 'the summary',
  'hunts.files.full': 'A hunt looks through {max, number} files at most.',
  'hunts.files.gone': 'A file is not kept any more',
  'hunts.files.goneHere':
    '{name} is not kept any more: it is over a day old, or another hunt was made with it. Choose it again, or remove it.',
  'hunts.files.goneText':
    'The form says which. Choose that one again, or remove it; everything else stays as you wrote it.',
  'hunts.files.hint':
    'CSV with a row of headings, or JSON Resume; up to 2,000 people and 5 MB. The hunt looks through them too. The file is not kept; people who are not added are deleted after 30 days.',
  'hunts.files.known':
    '{count, plural, one {# person is in your database already and is judged by what stands there.} other {# people are in your database already and are judged by what stands there.}}',
  'hunts.files.label': 'Profiles from a file',
  'hunts.files.leftOut': '{count, plural, one {# row is left out.} other {# rows are left out.}}',
  'hunts.files.moreProblems': '{count, plural, one {and # more} other {and # more}}',
  'hunts.files.people': '{count, plural, one {# person} other {# people}}',
  'hunts.files.problem.BROKEN':
    'Row {row, number}: it cannot be read (an open quotation mark, or no profile), so it is left out.',
  'hunts.files.problem.CUT': 'Row {row, number}: {field} is too long and is cut.',
  'hunts.files.problem.DAMAGED':
    'Row {row, number}: some of its characters cannot be read and show as �; the person is taken with the others.',
  'hunts.files.problem.INVALID':
    'Row {row, number}: {field} cannot be used as it is written, or not all of it; the person is taken without it.',
  'hunts.files.problem.NO_NAME':
    'Row {row, number}: no first name of two letters or more, so it is left out.',
  'hunts.files.problem.SAME_PERSON':
    'Row {row, number}: the same email or LinkedIn address as row {other, number}, so it is left out.',
  'hunts.files.problem.TOO_MANY_VALUES':
    'Row {row, number}: it has more values than there are headings, as when the sign that parts columns (comma, semicolon or tab) stands in one without quotation marks, so it is left out.',
  'hunts.files.problems':
    '{count, plural, one {See what is wrong in # place} other {See what is wrong in # places}}',
  'hunts.files.reading': 'Reading {name}…',
  'hunts.files.refused.BROKEN_JSON': 'begins as JSON but is not complete or not valid.',
  'hunts.files.refused.EMPTY': 'names nobody: there are no rows below the headings.',
  'hunts.files.refused.NO_NAME_COLUMN':
    'has no column for names. Name one “First name” or “Name”. Columns found: {columns}.',
  'hunts.files.refused.NOBODY': 'has no row that can be used.',
  'hunts.files.refused.NOT_TEXT': 'cannot be read as text. Save the sheet as CSV and choose that file.',
  'hunts.files.refused.TOO_MANY': 'names more than {max} people. Divide it into smaller files.',
  'hunts.files.refused.TOO_MANY_COLUMNS': 'has more than 200 columns. Keep those that are needed.',
  'hunts.files.remove': 'Remove {name}',
  'hunts.files.title': 'Profiles from files',
  'hunts.files.tooLarge': 'is larger than 5 MB. Divide it into smaller files.',
  'hunts.files.unknownColumns':
    '{count, plural, one {This column is not read: {columns}.} other {These columns are not read: {columns}.}}',
  'hunts.server.allNamed':
    '{name} would be asked nothing: in all that it could be told stands the name of your agency or of the client ({clauses}). Say it in other words, or create the hunt without it.',
  'hunts.server.ask': 'Also ask {name}',
  'hunts.server.failure.AWAY':
    '{name} gave no answer in five tries, so the hunt looked through the other sources alone.',
  'hunts.server.failure.NOTHING':
    '{name} was asked nothing: in all that it could have been told stood the name of your agency or of the client. The hunt looked through the other sources alone.',
  'hunts.server.failure.OFF':
    '{name} is not connected any more, so the hunt looked through the other sources alone.',
  'hunts.server.failure.OURS':
    'Asking {name} failed on our side, whatever it would have answered, so the hunt looked through the other sources alone. Whoever runs this installation finds the reason in its log.',
  'hunts.server.failure.PARTLY':
    '{name} stopped before its list was whole. Only the people whom it sent until then were looked at.',
  'hunts.server.failure.REFUSED':
    '{name} refused the request, so the hunt looked through the other sources alone. Whoever runs this installation can check its key.',
  'hunts.server.failure.UNREADABLE':
    'The answer of {name} could not be read, so the hunt looked through the other sources alone.',
  'hunts.server.kept': 'Kept here, as nothing of its kind is ever told: {clauses}.',
  'hunts.server.named': 'Held back, since the name of your agency or of the client stands in it: {clauses}.',
  'hunts.server.nothing':
    '{name} can be asked once a title, a skill, a place, a language or years are among what is looked for.',
  'hunts.server.nothingLeft': '{name} would be asked nothing',
  'hunts.server.off': '{name} cannot be asked any more',
  'hunts.server.offText':
    'Nothing was created. Create the hunt again without it; everything you wrote stays.',
  'hunts.server.told':
    '{name} would be told only this: {clauses}. It is not told your agency’s name, the client’s name, salaries, or the indications as you wrote them.',
  'hunts.server.unread':
    '{name} cannot be asked now, since what it would be told could not be read. Switch it off to create the hunt without it.',
  'hunts.source.FILE': 'From the file {name}',
  'hunts.source.SERVER': 'From {name}',
  'hunts.stranger.add': 'Add to position',
  'hunts.stranger.applied': 'This candidate is in the position already. Nothing was changed.',
  'hunts.stranger.consent': 'Ask for consent by email now ({email})',
  'hunts.stranger.consentHint':
    'The email has a link where they accept or refuse that you keep their data. Without it you can ask later.',
  'hunts.stranger.contact': 'Contact',
  'hunts.stranger.deletedAt': 'Deleted on {date} unless you add them.',
  'hunts.stranger.education': 'Education',
  'hunts.stranger.error': 'The profile could not be loaded',
  'hunts.stranger.exists':
    'Somebody with this email or LinkedIn address is in your database now. Say below who it is.',
  'hunts.stranger.failed': 'They could not be added. Nothing was changed; try again.',
  'hunts.stranger.gone': 'They have already been added or deleted',
  'hunts.stranger.isKnown': 'It is {name}',
  'hunts.stranger.isNew': 'It is somebody new',
  'hunts.stranger.isNewText': 'A candidate is made with all the data of this profile.',
  'hunts.stranger.jobs': 'Experience',
  'hunts.stranger.languages': 'Languages',
  'hunts.stranger.limit': 'Your plan has room for {max} candidates and is full. Nothing was added.',
  'hunts.stranger.nobodyAlike':
    'Nobody in your database looks like {name}. A candidate is made with all the data of this profile.',
  'hunts.stranger.noEmail': 'The profile has no email address, so consent cannot be asked for by email.',
  'hunts.stranger.note': 'This person comes from a file and is not in your database.',
  'hunts.stranger.noteServer': 'This person comes from {name} and is not in your database.',
  'hunts.stranger.origin': '{name} has them from {origin}.',
  'hunts.stranger.reason.CITY': 'city',
  'hunts.stranger.reason.EMAIL': 'email address',
  'hunts.stranger.reason.EMPLOYER': 'company',
  'hunts.stranger.reason.LINKEDIN': 'LinkedIn address',
  'hunts.stranger.reason.NAME': 'name',
  'hunts.stranger.reason.PHONE': 'phone number',
  'hunts.stranger.reason.SIMILAR_NAME': 'similar name',
  'hunts.stranger.refusedConsent':
    'This candidate has refused consent and cannot be added. Nothing was changed.',
  'hunts.stranger.same': 'Alike: {reasons}',
  'hunts.stranger.skills': 'Skills',
  'hunts.stranger.summary': 'Summary',
  'hunts.stranger.title': 'Add {name} as a candidate',
  'hunts.stranger.who': 'There are candidates who may be the same person. Who is it?',
} as const;
