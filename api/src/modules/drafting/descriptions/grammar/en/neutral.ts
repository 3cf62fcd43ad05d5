import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const neutralEn: Voice = {
  headings: {
    tasks: 'What you will do',
    asked: 'What we are looking for',
    offered: 'What is offered',
    apply: 'How to apply',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'One of our clients' : undefined);
    return `${who ? `${who} is` : 'We are'} looking for ${people(it)} for the position of ${it.title}${it.where}.`;
  },
  apply: 'If this sounds like the right position for you, apply with an up-to-date CV.',
  more: [
    {
      part: 'asked',
      text: 'If you meet most of these points but not every one of them, apply all the same and tell us how you would make up for what is missing.',
    },
    {
      part: 'apply',
      text: 'Say in it what you did in each job, for how long and with which responsibilities.',
    },
    {
      part: 'opening',
      text: 'Below you will find what the position involves, what it asks for, what it offers and how to apply.',
    },
    {
      part: 'asked',
      text: 'Give examples if you can: a situation, what you did and what came of it say more than a list of adjectives.',
    },
    {
      part: 'offered',
      text: 'These are the main conditions of the position. Ask us about any other detail that matters to you.',
    },
    {
      part: 'apply',
      text: 'Put what has most to do with this position first, so that it can be seen at a glance.',
    },
    {
      part: 'asked',
      text: 'You do not need the same level in everything: tell us what you use every day and what you know only a little.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'Hybrid means that part of the work is done at the workplace and part of it remotely. Ask us how the two are combined.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'Remote means that the work is done away from the workplace. Ask us what you need to have in order to do it well.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'On-site means that the work is done at the workplace, so bear the journey in mind before you apply.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Check that your phone number and email address are right, so that we can reach you.',
    },
    {
      part: 'asked',
      text: 'If you have learned something outside a job, on a course, as a volunteer or on your own, mention it too.',
    },
    {
      part: 'apply',
      text: 'There is no need for a photograph, nor for your age or family situation: none of that plays a part in the decision.',
    },
    {
      part: 'apply',
      text: 'We assess every application by what the person can do and has done, whatever their gender, age, origin, orientation, belief or disability.',
    },
    {
      part: 'offered',
      text: 'Working hours, the starting date and other particulars can be talked through in the interview.',
    },
    {
      part: 'apply',
      text: 'If you need an adjustment to take part in the selection process, tell us and we will look for a way.',
    },
    {
      part: 'apply',
      text: 'An interview goes both ways: we want to get to know you, and you should be able to find out whether this is the job you want.',
    },
    {
      part: 'asked',
      text: 'If you come from another trade, explain which part of your experience you would bring to this one.',
    },
    {
      part: 'apply',
      text: 'Write your questions down beforehand, so that none of them is left without an answer.',
    },
    {
      part: 'opening',
      text: 'Take the time to read it through: it is the best way to know whether it fits what you are looking for.',
    },
    {
      part: 'apply',
      text: 'If you know someone whom this position would suit better, feel free to pass it on to them.',
    },
    {
      part: 'asked',
      text: 'Tell us also what you would like to learn: it says a lot about where you want to go.',
    },
    { part: 'apply', text: 'Keep the CV clear and to the point: what was done, when and with which result.' },
  ],
};
