import type { Person } from './person.ts';

export const siobhan: Person = {
  firstName: 'Siobhán',
  lastName: 'Oyelaran-Whitcombe',
  email: 'siobhan.whitcombe@posteo.example',
  phone: '+44 (0)20 7946 0812',
  location: 'London, United Kingdom',
  jobTitle: 'Senior Brand Marketing Manager',
  linkedin: 'siobhan-oyelaran-whitcombe',
  summary:
    'Brand marketer with eleven years in food and hospitality. I build small teams, sharpen positioning and prove results with plain numbers; I have launched in seven European markets.',
  jobs: [
    {
      company: 'Fennel & Rye Provisions Ltd',
      position: 'Senior Brand Marketing Manager',
      location: 'London, United Kingdom',
      start: '2020-02',
      end: null,
      notes: [
        'Lead a team of six across brand, content and field events with an annual budget of £2.4m',
        'Repositioned the ready-meal range, raising unaided awareness from 9% to 21% between 2021 and 2023',
        'Opened retail partnerships with three national grocers',
      ],
    },
    {
      company: 'Harbour Street Coffee Roasters',
      position: 'Marketing Manager',
      location: 'Bristol, United Kingdom',
      start: '2016-09',
      end: '2020-01',
      notes: [
        'Grew subscription revenue from £180k to £1.1m in three years',
        'Hired and coached two junior marketers',
      ],
    },
    {
      company: 'Bellwether Communications',
      position: 'Account Executive',
      location: 'Cardiff, United Kingdom',
      start: '2013-07',
      end: '2016-08',
      notes: ['Ran press and social campaigns for eight hospitality clients'],
    },
  ],
  studies: [
    {
      institution: 'Cardiff University',
      degree: 'MA International Public Relations',
      start: '2012-09',
      end: '2013-06',
    },
    {
      institution: 'University of Limerick',
      degree: 'BA (Hons) English and History',
      start: '2009-09',
      end: '2012-06',
    },
  ],
  languages: [
    { name: 'English', level: 'native', code: 'en', proficiency: 'C2' },
    { name: 'Irish', level: 'fluent', code: 'ga', proficiency: 'C1' },
    { name: 'French', level: 'B1', code: 'fr', proficiency: 'B1' },
  ],
  hardSkills: ['Brand strategy', 'Google Analytics 4', 'HubSpot', 'Figma', 'Marketing mix modelling', 'SEO'],
  softSkills: ['Negotiation', 'Public speaking'],
};

export const marguerite: Person = {
  firstName: 'Marguerite',
  lastName: 'Achterberg',
  email: 'm.achterberg@mailbox.example',
  phone: '',
  location: 'Rotterdam, South Holland, Netherlands',
  jobTitle: 'VP Operations at Tidewater Freight | Supply chain | Board member',
  linkedin: 'marguerite-achterberg-7b41a2',
  summary:
    'Operations leader in ports and container logistics. I have run terminals, control towers and customs teams on three continents and care most about safe shifts and honest planning.',
  jobs: [
    {
      company: 'Tidewater Freight',
      position: 'VP Operations',
      location: 'Rotterdam, Netherlands',
      start: '2021-04',
      end: null,
      notes: [
        'Responsible for four terminals, 1,900 people and a yearly throughput of 3.1 million containers.',
      ],
    },
    {
      company: 'Tidewater Freight',
      position: 'Director of Terminal Planning',
      location: 'Rotterdam, Netherlands',
      start: '2018-01',
      end: '2021-03',
      notes: ['Built the planning desk and its shift model from scratch.'],
    },
    {
      company: 'Koenders Havenbedrijf',
      position: 'Terminal Manager',
      location: 'Antwerp, Belgium',
      start: '2013-06',
      end: '2017-12',
      notes: ['Managed a terminal of 400 people through an automation programme.'],
    },
    {
      company: 'Van Riemsdijk Consulting',
      position: 'Analyst',
      location: 'Utrecht, Netherlands',
      start: '2010-09',
      end: '2013-05',
      notes: [],
    },
  ],
  studies: [
    {
      institution: 'Erasmus Universiteit Rotterdam',
      degree: 'Master of Science, Supply Chain Management',
      start: '2008-09',
      end: '2010-06',
    },
    {
      institution: 'Universiteit Utrecht',
      degree: 'Bachelor of Science, Economics',
      start: '2005-09',
      end: '2008-06',
    },
  ],
  languages: [
    { name: 'Dutch', level: 'Native or Bilingual', code: 'nl', proficiency: 'C2' },
    { name: 'English', level: 'Full Professional', code: 'en', proficiency: 'C1' },
    { name: 'German', level: 'Limited Working', code: 'de', proficiency: 'B1' },
  ],
  hardSkills: ['Terminal operations', 'Lean Six Sigma', 'SAP TM'],
  softSkills: [],
};

export const anandavalli: Person = {
  firstName: 'Anandavalli',
  lastName: '',
  email: 'anandavalli.qa@proton.example',
  phone: '+91 98450 12876',
  location: 'Bengaluru, India',
  jobTitle: 'QA Automation Engineer',
  linkedin: 'anandavalli-qa',
  jobs: [
    {
      company: 'Kaveri Payments Pvt. Ltd.',
      position: 'QA Automation Engineer',
      location: 'Bengaluru, India',
      start: '2021-03',
      end: null,
      notes: [
        'Own the regression suite of the payments switch: 2,300 checks in 14 minutes',
        'Introduced contract tests between nine services',
      ],
    },
    {
      company: 'Trellis Infotech',
      position: 'Software Tester',
      location: 'Chennai, India',
      start: '2018-07',
      end: '2021-02',
      notes: ['Manual and API testing of an insurance portal', 'Mentored four trainees'],
    },
  ],
  studies: [
    { institution: 'Anna University', degree: 'B.E. Computer Science and Engineering', end: '2018-05' },
    {
      institution: 'Sri Sarada Vidyalaya Higher Secondary School',
      degree: 'Higher Secondary Certificate',
      end: '2014-04',
    },
  ],
  languages: [
    { name: 'Tamil', level: 'Native', code: 'ta', proficiency: 'C2' },
    { name: 'English', level: 'Fluent', code: 'en', proficiency: 'C1' },
    { name: 'Kannada', level: 'Basic', code: 'kn', proficiency: 'A1-A2' },
  ],
  hardSkills: ['Selenium', 'Playwright', 'Java', 'Postman', 'JMeter', 'SQL', 'Jenkins'],
  softSkills: ['Attention to detail', 'Teamwork'],
};

export const hakon: Person = {
  firstName: 'Håkon',
  lastName: 'Brænne Lindqvist',
  email: 'hakon.lindqvist@fjordlab.example',
  phone: '+47 412 90 733',
  location: 'Trondheim, Norway',
  jobTitle: 'Marine Ecologist',
  summary:
    'Marine ecologist working on kelp forests and the people who live from them. My research joins long field seasons with statistical models that managers can actually use.',
  jobs: [
    {
      company: 'Norwegian Institute for Coastal Research',
      position: 'Research Scientist',
      location: 'Trondheim, Norway',
      start: '2017-01',
      end: null,
      notes: [
        'Principal investigator of the KELPWATCH programme (2019–2024, 21 million NOK), with partners in Iceland, Scotland and Canada',
        'Supervise three doctoral candidates and teach the field course in subtidal methods every August',
        'Advise the Directorate of Fisheries on trawling closures',
      ],
    },
    {
      company: 'Dalhousie University',
      position: 'Postdoctoral Fellow',
      location: 'Halifax, Canada',
      start: '2014-02',
      end: '2016-12',
      notes: [
        'Modelled urchin grazing fronts along 300 km of coast',
        'Organised the Atlantic benthic workshop in 2015 and 2016',
      ],
    },
    {
      company: 'Akvaplan Sør AS',
      position: 'Environmental Consultant',
      location: 'Bergen, Norway',
      start: '2008-08',
      end: '2009-12',
      notes: ['Impact assessments for twelve fish farms'],
    },
  ],
  studies: [
    {
      institution: 'University of Bergen',
      degree: 'PhD in Marine Biology',
      location: 'Bergen, Norway',
      start: '2010-01',
      end: '2013-11',
    },
    {
      institution: 'University of Gothenburg',
      degree: 'MSc in Marine Sciences',
      location: 'Gothenburg, Sweden',
      start: '2006-08',
      end: '2008-06',
    },
    {
      institution: 'University of Tromsø',
      degree: 'BSc in Biology',
      location: 'Tromsø, Norway',
      start: '2003-08',
      end: '2006-06',
    },
  ],
  languages: [
    { name: 'Norwegian', level: 'mother tongue', code: 'no', proficiency: 'C2' },
    { name: 'Swedish', level: 'C2', code: 'sv', proficiency: 'C2' },
    { name: 'English', level: 'C1', code: 'en', proficiency: 'C1' },
  ],
  hardSkills: ['R', 'Stan', 'QGIS', 'Scientific diving', 'Environmental DNA'],
  softSkills: [],
};
