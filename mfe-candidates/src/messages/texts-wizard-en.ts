/** Texts of adding a candidate. */
export const wizardEn = {
  'candidates.wizard.added': 'Candidate added',
  'candidates.wizard.beginAnew': 'Start over',
  'candidates.wizard.chooseFiles': 'Choose files',
  'candidates.wizard.continueDraft': 'Continue',
  'candidates.wizard.createdBefore':
    'An earlier try has created this candidate already, without what you changed since.',
  'candidates.wizard.cv': 'From CVs',
  'candidates.wizard.cvGone':
    'The CV’s file is no longer kept. Finish without it, or give the file again later.',
  'candidates.wizard.cvHint': 'PDF, up to 10 MB (best below 5000 KB)',
  'candidates.wizard.cvsHint':
    'PDF, Word (.docx), OpenDocument (.odt) or RTF, up to 10 MB (best below 5000 KB)',
  'candidates.wizard.draft': 'You began to add a candidate.',
  'candidates.wizard.draftOf': 'You began to add {name}.',
  'candidates.wizard.drop': 'Drop CVs or a folder here',
  'candidates.wizard.findThem': 'Look for {name}',
  'candidates.wizard.finish': 'Finish',
  'candidates.wizard.knownProfile': 'This profile is in your database:',
  'candidates.wizard.linkedin': 'From LinkedIn',
  'candidates.wizard.linkedinText': 'Opens the profile in a new tab.',
  'candidates.wizard.manual': 'Manually',
  'candidates.wizard.manualStart': 'Fill in the form',
  'candidates.wizard.manualText':
    'Six short steps; only first name, last name and job search status are required.',
  'candidates.wizard.maybeKnown':
    '{count, plural, one {Somebody in your database may be the same person:} other {# people in your database may be the same person:}}',
  'candidates.wizard.namesFirst': 'First and last name are the only required properties',
  'candidates.wizard.notLinkedin': 'The URL must be a valid LinekdIn URL',
  'candidates.wizard.notProfile':
    'Enter the address of a profile, such as https://www.linkedin.com/in/nuria-vidal.',
  'candidates.wizard.notRead':
    'We have not been able to extract the information from the cv, please fill in the required fields to continue.',
  'candidates.wizard.openProfile': 'Open profile',
  'candidates.wizard.pageTitle': '{step} — Adding a candidate',
  'candidates.wizard.profileUrl': 'Profile URL',
  'candidates.wizard.read': 'Read from the CV, {confidence} sure',
  'candidates.wizard.reading': 'Reading {name}',
  'candidates.wizard.replaceText': 'What you entered before is given up.',
  'candidates.wizard.replaceTitle': 'Start over and discard the draft?',
  'candidates.wizard.restRead': 'Only the name is missing: what else was read stands in the steps.',
  'candidates.wizard.salaryIntro': 'Gross amounts in euros per year. Leave blank what you do not know.',
  'candidates.wizard.status.active': 'Is looking for a job now',
  'candidates.wizard.status.closed': 'Does not want to hear of jobs',
  'candidates.wizard.status.passive': 'Is not looking, but listens to offers',
  'candidates.wizard.status.unknown': 'Nobody has asked yet',
  'candidates.wizard.statusQuestion': 'Are they looking for a job?',
  'candidates.wizard.steps': 'Steps',
  'candidates.wizard.title': 'Add candidate',
  'candidates.wizard.welcomeText':
    'The position has a welcome message. It would go to {email}, who was never asked for consent: it tells them that you hold their data. You can still stop it in the first seconds.',
  'candidates.wizard.welcomeTitle': 'Send {name} the welcome message?',
  'candidates.wizard.withoutPosition': 'Create without the position',
  'candidates.wizard.cvNotTaken': 'The CV is not on their profile.',
  'candidates.wizard.cvNotTakenHere': 'The CV is not on their profile: upload it there, in the CV tab.',
  'candidates.wizard.draftWaits': 'Your draft waits in Add candidate.',
  'candidates.wizard.compareCv': 'Compare and attach the CV',
  'candidates.wizard.knownEmail': 'Somebody has this email already:',
  'candidates.wizard.statusMissing': 'Choose an answer to continue, be it the first.',
  'candidates.wizard.bulkText':
    'One CV fills in the form. Several, a folder, or a Word (.docx), OpenDocument (.odt) or RTF file become a list that you review.',
  'candidates.wizard.chooseFolder': 'Choose a folder',
  'candidates.wizard.openIntakes': 'CVs that wait for you',
  'candidates.wizard.intakeOf': 'CVs of {date}',
  'candidates.wizard.intakeFor': 'CVs of {date} for {position}',
  'candidates.wizard.intakeLeft':
    '{left, plural, =0 {Nothing left to decide} one {# to decide} other {# to decide}} of {total, number}',
  'candidates.wizard.starting': 'Preparing the CVs',
} as const;

export default wizardEn;
