// Owns the sections of a long page: their headings, and the list beside them that leads there.
export { AnchoredSection, AnchoredSections, type SectionAnchor } from './anchored-sections.tsx';
