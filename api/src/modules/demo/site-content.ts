import { DEFAULT_SITE, type SiteConfiguration, sitePageEntry } from '@cantera/shared/contracts/career-site';
import { inAllLanguages } from './site-translations.ts';

/** The career site of the demo's agency: every page published, every part filled. `at`: ISO date and time. */
export const demoSite = (color: string, at: string): SiteConfiguration =>
  inAllLanguages({
    pages: [
      sitePageEntry('home', 'Home', at),
      sitePageEntry('positions', 'Positions', at),
      { ...sitePageEntry('departments', 'Departments', at), isPublished: true },
      { ...sitePageEntry('about', 'About', at), isPublished: true },
    ],
    styles: {
      primaryColor: color,
      textColor: '#ffffff',
      gradient: { isGradient: false, endColor: color, angle: 0 },
      rounded: 'full',
      font: 'font-inter',
    },
    homePage: {
      heroUrl: null,
      description:
        '<h2>Good work, near you.</h2><p>We are six people in Barcelona and Girona. We know every company that we work for, and we answer every person who applies.</p>',
      linkedinUrl: 'https://www.linkedin.com/company/demo-talent-example',
      xUrl: 'https://x.com/demotalentexample',
      facebookUrl: '',
      instagramUrl: 'https://www.instagram.com/demotalentexample',
      isMapVisible: true,
      faqs: [
        {
          question: 'When do you answer?',
          answer:
            '<p>Within five working days, whatever the answer is. If it takes longer, write to us: something went wrong.</p>',
        },
        {
          question: 'Does applying cost anything?',
          answer: '<p>No. Companies pay us, people never do.</p>',
        },
        {
          question: 'What happens with my CV?',
          answer:
            '<p>Only the recruiters of the position read it. We show it to a company <strong>after</strong> you have said yes, and delete it when you ask us to.</p>',
        },
        {
          question: 'Can I apply to more than one position?',
          answer: '<p>Yes. One recruiter then stays your contact for all of them.</p>',
        },
      ],
    },
    positionsPage: {
      title: 'Good work, near you',
      description: '<p>We place people with companies we know, and we listen first.</p>',
    },
    departmentsPage: {
      departments: [
        {
          id: 'logistics',
          title: 'Logistics and production',
          description: 'Warehouses, transport and plants, from the loading bay to the management.',
          icon: 'Warehouse',
        },
        {
          id: 'technology',
          title: 'Technology',
          description: 'Software, data and systems, in teams that ship.',
          icon: 'Cpu',
        },
        {
          id: 'health',
          title: 'Health and care',
          description: 'Hospitals, clinics and homes for the elderly.',
          icon: 'HandIcon',
        },
        {
          id: 'construction',
          title: 'Construction',
          description: 'Sites, technical offices and maintenance.',
          icon: 'Building',
        },
        {
          id: 'finance',
          title: 'Finance and administration',
          description: 'Accounting, controlling and the offices that keep a firm going.',
          icon: 'CircleDollarSign',
        },
        {
          id: 'hospitality',
          title: 'Hotels and restaurants',
          description: 'Kitchens, dining rooms and front desks, the whole year round.',
          icon: 'Armchair',
        },
      ],
    },
    aboutPage: {
      description:
        '<p>Demo Talent began in 2011 with two recruiters and one telephone in Girona. Today we are six, and still small enough to know everyone who works with us by name.</p>',
      missionTitle: 'A good match is made slowly',
      missionDescription:
        '<p>We visit every company before we look for anyone. We ask what the first year is like, who left last and why. Then we look for the person who would choose that place with open eyes.</p>',
      values: [
        {
          title: 'An answer for everyone',
          value: 'Everyone who writes gets an answer.',
          icon: 'checkCircle',
        },
        {
          title: 'Plain words',
          value: 'Salary, hours and reasons are told before the first interview.',
          icon: 'eye',
        },
        {
          title: 'Discretion',
          value: 'Your name reaches a company when you say so, not before.',
          icon: 'shieldCheck',
        },
        { title: 'Near', value: 'We work where we live, and meet people face to face.', icon: 'handshake' },
      ],
    },
  });

/** The site of the other agency: the three pages that every site begins with, in another look. */
export const rivalSite = (color: string, at: string): SiteConfiguration => ({
  ...DEFAULT_SITE,
  pages: [
    sitePageEntry('home', 'Home', at),
    sitePageEntry('positions', 'Positions', at),
    sitePageEntry('about', 'About', at),
  ],
  styles: { ...DEFAULT_SITE.styles, primaryColor: color, rounded: 'md', font: 'font-inter' },
  positionsPage: { title: 'Join our clients', description: '' },
});
