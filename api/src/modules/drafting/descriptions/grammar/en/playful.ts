import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const playfulEn: Voice = {
  headings: {
    tasks: 'What your days will look like',
    asked: 'What you bring along',
    offered: 'What you get in return',
    apply: 'Shall we talk?',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'One of our clients' : undefined);
    return `Ready for something new? ${who ? `${who} is` : 'We are'} looking for ${people(it)} for the position of ${it.title}${it.where}, and it could well be you.`;
  },
  apply:
    'Did you read all the way to here with a smile? Then send us your CV and let us get to know each other!',
  more: [
    {
      part: 'asked',
      text: 'Missing a point or two? Nobody is a perfect match on paper. Apply anyway and tell us how you would make up for it.',
    },
    {
      part: 'opening',
      text: 'Get yourself a coffee and read on: below is what the position is about, what it asks of you and what it gives back.',
    },
    {
      part: 'offered',
      text: 'Is something that matters to you not on the list? Just ask: there are no silly questions here.',
    },
    {
      part: 'asked',
      text: 'Show us rather than tell us: a small story about something you did well beats a long row of adjectives.',
    },
    {
      part: 'apply',
      text: 'Put what has most to do with this position at the top, so that nobody can miss it.',
    },
    {
      part: 'asked',
      text: 'Not equally good at everything on the list? Neither are we. Tell us what you do with your eyes closed and what you are still learning.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'Hybrid means a bit of both: some work at the workplace, some from wherever you set up your desk. Ask us how the mix works.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'Remote means that your desk is where you decide to put it. Ask us what you need to make it work.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'On-site means that this job is done at the workplace, so take a quick look at the map before you fall in love with it.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'And do check your phone number and your email address: it would be a pity not to find you.',
    },
    {
      part: 'asked',
      text: 'Did you learn something useful outside work, on a course, as a volunteer or late at night on your own? It counts. Write it down.',
    },
    {
      part: 'apply',
      text: 'Keep the photo, your age and your family life to yourself: what interests us is what you can do.',
    },
    {
      part: 'apply',
      text: 'Everybody is welcome to apply, whatever their gender, age, origin, orientation, belief or disability. We mean it.',
    },
    {
      part: 'offered',
      text: 'The small print of the job, such as hours and dates, is best talked over in person, so keep your questions for the interview.',
    },
    {
      part: 'apply',
      text: 'An interview is a conversation between two sides: we ask, you ask, and in the end both should know whether it is a match.',
    },
    {
      part: 'apply',
      text: 'Do you need anything to take part in the selection process at your best? Tell us and we will look for a way.',
    },
    {
      part: 'opening',
      text: 'If you catch yourself nodding while you read, that is a good sign; if not, at least you had the coffee.',
    },
    {
      part: 'apply',
      text: 'Not for you, but perfect for a friend? Pass it on: good news deserves to travel.',
    },
    {
      part: 'apply',
      text: 'Still in two minds? Sleep on it, read it once more tomorrow and see whether you still feel like it.',
    },
    {
      part: 'asked',
      text: 'A career with curves is fine as well: if you come from another trade, tell us what you take with you from there.',
    },
    { part: 'apply', text: 'No need for fireworks in your CV: clear, honest and yours is more than enough.' },
    {
      part: 'asked',
      text: 'Tell us as well what you would love to learn: it says a lot about where you want to go.',
    },
  ],
};
