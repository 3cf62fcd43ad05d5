import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';

export const formalEn: Voice = {
  headings: {
    tasks: 'Responsibilities',
    asked: 'Requirements',
    offered: 'Conditions',
    apply: 'Application procedure',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'One of our clients' : undefined);
    return `${who ? `${who} wishes` : 'We wish'} to appoint ${it.count === 1 ? 'a professional' : `${it.count} professionals`} to the position of ${it.title}${it.where}.`;
  },
  apply: 'Applicants are kindly requested to submit an up-to-date curriculum vitae.',
  more: [
    {
      part: 'asked',
      text: 'Persons who meet most of these requirements without meeting each of them are invited to apply as well and to state how they would compensate for what is missing.',
    },
    {
      part: 'opening',
      text: 'The present notice sets out the content of the position, its requirements, its conditions and the procedure for applying.',
    },
    {
      part: 'apply',
      text: 'The curriculum vitae should indicate the functions performed in each post, their duration and the level of responsibility held.',
    },
    {
      part: 'offered',
      text: 'The above are the principal conditions of the position. Further particulars may be requested during the selection process.',
    },
    {
      part: 'asked',
      text: 'Where possible, experience should be illustrated with examples that describe the situation, the action taken and its result.',
    },
    {
      part: 'asked',
      text: 'It is advisable to state the level of command of each of the subjects and tools mentioned, distinguishing habitual use from basic knowledge.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'The hybrid mode combines work at the workplace with remote work; the manner in which both are combined may be enquired about in the interview.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'The remote mode means that the work is performed away from the workplace; the means required for it may be enquired about in the interview.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'The on-site mode means that the work is performed at the workplace; applicants are advised to take the journey into account.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Applications are assessed solely on the basis of professional merit, without distinction of gender, age, origin, orientation, belief or disability.',
    },
    {
      part: 'apply',
      text: 'Applicants are asked to verify that the telephone number and the email address provided are correct.',
    },
    {
      part: 'asked',
      text: 'Training and knowledge acquired outside employment, whether through courses, voluntary work or independent study, may also be stated.',
    },
    {
      part: 'apply',
      text: 'It is not necessary to include a photograph, nor to state age or family circumstances, as these are not taken into account.',
    },
    {
      part: 'offered',
      text: 'Matters such as working hours and the starting date may be discussed in the course of the interview.',
    },
    {
      part: 'apply',
      text: 'Persons who require an adjustment in order to take part in the selection process may request it at any time.',
    },
    {
      part: 'apply',
      text: 'The information most closely related to the position should preferably be placed at the beginning of the document.',
    },
    {
      part: 'apply',
      text: 'The interview is also intended for applicants to raise any question that they consider relevant to their decision.',
    },
    {
      part: 'asked',
      text: 'Persons with experience in other fields are invited to indicate which part of it they consider applicable to the position.',
    },
    {
      part: 'opening',
      text: 'Interested persons are advised to read it in full before submitting their application.',
    },
    {
      part: 'apply',
      text: 'Should this notice be of interest to another person, it may be freely forwarded.',
    },
    {
      part: 'apply',
      text: 'A clear and concise document is appreciated, with dates and results wherever they can be given.',
    },
    {
      part: 'offered',
      text: 'Any condition that might be an obstacle should preferably be raised at an early stage of the process.',
    },
    {
      part: 'apply',
      text: 'It is advisable to read the requirements carefully and to consider what can be shown for each of them.',
    },
  ],
};
