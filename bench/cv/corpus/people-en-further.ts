import type { Person } from './person.ts';

export const scanned: Person = {
  firstName: 'Rosamund',
  lastName: 'Thistlethwaite',
  email: 'r.thistlethwaite@post.example',
  phone: '+44 7700 900418',
  location: 'Leeds, United Kingdom',
  jobTitle: 'Office Administrator',
  jobs: [
    {
      company: 'Calder Valley Printers',
      position: 'Office Administrator',
      start: '2011-05',
      end: '2019-10',
      notes: [],
    },
  ],
  studies: [],
  languages: [],
  hardSkills: [],
  softSkills: [],
};

export const wayan: Person = {
  firstName: 'Kusumawati',
  lastName: '',
  email: 'kusumawati@kirim.example',
  phone: '+62 812-3456-7780',
  location: 'Denpasar, Indonesia',
  jobTitle: 'Hotel Front Office Manager',
  summary:
    'Front office manager of five-star resorts, used to full houses, late flights and guests who remember my name years later.',
  jobs: [
    {
      company: 'Nusa Lagoon Resort & Spa',
      position: 'Front Office Manager',
      location: 'Denpasar, Indonesia',
      start: '2019-11',
      end: null,
      notes: ['Direct 34 people over three shifts', 'Raised guest satisfaction from 8.4 to 9.2'],
    },
    {
      company: 'Hotel Karang Mas',
      position: 'Night Auditor',
      location: 'Yogyakarta, Indonesia',
      start: '2015-02',
      end: '2019-10',
      notes: ['Closed the day for 210 rooms', 'Trained six receptionists'],
    },
  ],
  studies: [
    {
      institution: 'Politeknik Pariwisata Bali',
      degree: 'Diploma in Hotel Administration',
      start: '2011-08',
      end: '2014-10',
    },
  ],
  languages: [
    { name: 'Indonesian', level: 'native', code: 'id', proficiency: 'C2' },
    { name: 'English', level: 'C1', code: 'en', proficiency: 'C1' },
    { name: 'Japanese', level: 'B1', code: 'ja', proficiency: 'B1' },
  ],
  hardSkills: ['Opera PMS', 'Revenue management', 'Complaint handling', 'Microsoft Excel'],
  softSkills: ['Leadership', 'Empathy'],
};

export const delphine: Person = {
  firstName: 'Delphine',
  lastName: 'Okafor-Lindgren',
  email: 'delphine.ol@inbox.example',
  phone: '(512) 555-0147',
  location: 'Austin, TX',
  jobTitle: 'Financial Analyst',
  linkedin: 'delphine-okafor-lindgren',
  jobs: [
    {
      company: 'Lone Star Credit Union',
      position: 'Financial Analyst',
      location: 'Austin, TX',
      start: '2021-08',
      end: null,
      notes: [
        'Built the rolling forecast that the board reads every month',
        'Automated 14 reports with SQL and Python, saving 30 hours a month',
      ],
    },
    {
      company: 'Brazos Valley Energy',
      position: 'Accounting Intern',
      location: 'Waco, TX',
      start: '2020-05',
      end: '2020-08',
      notes: ['Reconciled vendor accounts worth $3.2M'],
    },
    {
      company: 'Campus Writing Center',
      position: 'Peer Tutor',
      location: 'Houston, TX',
      start: '2018-09',
      end: '2020-04',
      notes: ['Tutored 60 students each semester'],
    },
  ],
  studies: [
    {
      institution: 'Rice University',
      degree: 'Master of Accounting',
      location: 'Houston, TX',
      end: '2021-05',
    },
    {
      institution: 'Rice University',
      degree: 'Bachelor of Arts in Economics',
      location: 'Houston, TX',
      end: '2020-05',
    },
  ],
  languages: [
    { name: 'French', level: 'fluent', code: 'fr', proficiency: 'C1' },
    { name: 'Swedish', level: 'conversational', code: 'sv', proficiency: 'B1' },
  ],
  hardSkills: ['SQL', 'Python', 'Tableau', 'QuickBooks', 'Financial modeling'],
  softSkills: [],
};
