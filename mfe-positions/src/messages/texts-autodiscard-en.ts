/** Texts of autodiscard and of those who wait to be confirmed. */
export const autodiscardEn = {
  'autodiscard.about':
    'Applications in the inbox whose lax score is below the percentage are discarded. Nothing is sent until a person confirms.',
  'autodiscard.activate': 'Activate',
  'autodiscard.activateAnyway': 'Activate anyway',
  'autodiscard.active': 'Active',
  'autodiscard.active.off': 'Saving discards nobody.',
  'autodiscard.active.on':
    '{count, plural, =0 {Saving discards nobody now; who applies later is judged as soon as there is a score.} one {Saving discards # of the inbox now. They wait for a person to confirm.} other {Saving discards # of the inbox now. They wait for a person to confirm.}}',
  'autodiscard.active.unknown': 'It is not known how many of the inbox saving would discard.',
  'autodiscard.close': 'Close',
  'autodiscard.error': 'The rule could not be loaded',
  'autodiscard.failed': 'Error',
  'autodiscard.failedText': 'An error has occurred while configuring automatic discarding',
  'autodiscard.level': 'Level',
  'autodiscard.level.LAX': 'Lax',
  'autodiscard.level.STRICT': 'Strict',
  'autodiscard.level.VERY_STRICT': 'Very strict',
  'autodiscard.level.hint':
    'Autodiscard judges the lax score. Lax (LAX) is what is saved, whatever is chosen here.',
  'autodiscard.level.problem': 'Level must be one of lax, strict or very strict',
  'autodiscard.off': 'Autodiscard is incative',
  'autodiscard.on': 'Autodiscard is active',
  'autodiscard.paused': 'Paused since {date}',
  'autodiscard.paused.CRITERIA':
    'What counts was changed, and the rule would have discarded {count} of {inbox} in the inbox at once. It discards nobody until somebody decides. Saving ends the pause.',
  'autodiscard.paused.ENGINE':
    'The way scores are found was updated, and the rule would have discarded {count} of {inbox} in the inbox at once. It discards nobody until somebody decides. Saving ends the pause.',
  'autodiscard.percentage': 'Percentage',
  'autodiscard.percentage.hint': 'From 0 to 100. A score of exactly this number stays.',
  'autodiscard.percentage.max': 'Percentage must be at most 100',
  'autodiscard.percentage.min': 'Percentage must be at least 0',
  'autodiscard.percentage.number': 'Percentage must be a whole number',
  'autodiscard.percentage.slider': 'Percentage, slider',
  'autodiscard.percentage.value': '{value} %: would have discarded {count}',
  'autodiscard.rehearsal': 'In the last 90 days',
  'autodiscard.rehearsal.beingScored':
    '{count, plural, one {# of them is being scored now.} other {# of them are being scored now.}}',
  'autodiscard.rehearsal.byMachine': 'By a machine',
  'autodiscard.rehearsal.byPerson': 'Discarded by a person',
  'autodiscard.rehearsal.chart':
    '{total, plural, one {The score of # application} other {The scores of # applications}}, from 0 to 100; {below} below {percentage}',
  'autodiscard.rehearsal.empty': 'Nobody has applied in 90 days',
  'autodiscard.rehearsal.error': 'The past could not be read',
  'autodiscard.rehearsal.hireWarning':
    '{count, plural, one {# person who was hired would have been discarded.} other {# people who were hired would have been discarded.}}',
  'autodiscard.rehearsal.hired': 'Hired',
  'autodiscard.rehearsal.hiredElsewhere': 'Hired elsewhere',
  'autodiscard.rehearsal.hiredHere': 'Hired here',
  'autodiscard.rehearsal.inProcess': 'In process',
  'autodiscard.rehearsal.inbox': 'Inbox',
  'autodiscard.rehearsal.list': 'Who would have been discarded',
  'autodiscard.rehearsal.more': '{count, plural, one {And # more} other {And # more}}',
  'autodiscard.rehearsal.name': 'Candidate',
  'autodiscard.rehearsal.nobody': 'This percentage would have discarded nobody.',
  'autodiscard.rehearsal.outcome': 'What became of them',
  'autodiscard.rehearsal.score': 'Score',
  'autodiscard.rehearsal.sum':
    '{total, plural, one {# application has a score} other {# applications have a score}}; {below} would have been discarded:',
  'autodiscard.rehearsal.unscored':
    '{count, plural, one {# has no score, and is not discarded by one.} other {# have no score, and are not discarded by one.}}',
  'autodiscard.rule.off': 'not active, below {percentage} %',
  'autodiscard.rule.on': 'active, below {percentage} %',
  'autodiscard.save': 'Save',
  'autodiscard.saved.open': 'Review them',
  'autodiscard.saved.run':
    '{count, plural, one {# discarded by score waits for a person} other {# discarded by score wait for a person}}',
  'autodiscard.saved.undo': 'Undo',
  'autodiscard.theirs': 'Saved meanwhile: {theirs}. Yours: {yours}.',
  'autodiscard.title': 'Autodiscard',
  'autodiscard.undo.impossible': 'Nobody of them waits any more: there is nothing to undo',
  'autodiscard.undone': '{count, plural, one {# restored} other {# restored}}',
  'pending.about':
    'Nothing has been sent to them. Confirm a discard to make it count, or restore the application; whoever is restored is not discarded by score again.',
  'pending.all': '{count, plural, one {Select all (#)} other {Select all (#)}}',
  'pending.close': 'Close',
  'pending.confirm': 'Confirm',
  'pending.confirm.action': 'Confirm',
  'pending.confirm.many': 'Confirm {count}',
  'pending.confirm.of': 'Confirm the discard of {name}',
  'pending.confirm.text':
    '{count, plural, one {Once confirmed, they count as discarded.} other {Once confirmed, they count as discarded.}}',
  'pending.confirm.title':
    '{count, plural, one {Confirm the discard of {name}?} other {Confirm the discard of # candidates?}}',
  'pending.confirm.unknown': 'It is not known which messages leave.',
  'pending.confirmed':
    '{count, plural, one {The discard of {name} is confirmed} other {# discards are confirmed}}',
  'pending.empty': 'Nobody waits',
  'pending.emptyText': 'Who is discarded by score stands here until a person confirms or restores them.',
  'pending.error': 'Those who wait could not be loaded',
  'pending.left':
    '{count, plural, one {{names} is left out: someone else has decided about them meanwhile} other {# are left out, because someone else has decided about them meanwhile: {names}}}',
  'pending.list': 'Discarded by score',
  'pending.missing': 'Not found: {list}',
  'pending.page': 'page {page}',
  'pending.quotes': 'Found',
  'pending.restore': 'Restore',
  'pending.restore.many': 'Restore {count}',
  'pending.restore.of': 'Restore {name}',
  'pending.restored': '{count, plural, one {{name} is restored} other {# are restored}}',
  'pending.select': 'Select {name}',
  'pending.settled': 'Someone else has decided about them meanwhile',
  'pending.since': 'Discarded {date}',
  'pending.title': 'Discarded by score',
  'pending.undo.done': 'Confirmation undone',
  'pending.undo.impossible': 'This confirmation can no longer be undone',
  'pending.undo.left':
    '{count, plural, one {{names} stays as they are: someone else moved them meanwhile} other {# stay as they are, because someone else moved them meanwhile: {names}}}',
  'pending.undo.sent': 'Already sent: {subjects}',
} as const;

export default autodiscardEn;
