import { useMediaQuery } from '@cantera/shared/design-system';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useT } from '../../messages/index.ts';
import styles from './my-profile.module.css';
import { SECTION_TITLES, SECTIONS, type SectionName } from './sections.ts';

/** The section at the top of what is in view; the last one once the page is scrolled to its end. */
function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>(SECTIONS[0]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = SECTIONS.find((name) => seen.has(name));
        if (first) setCurrent(first);
      },
      // The upper half counts, so that the mark moves when a section becomes the one that is read.
      { rootMargin: '-64px 0px -50% 0px' },
    );
    for (const name of SECTIONS) {
      const section = document.getElementById(name);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

function show(name: SectionName): void {
  const section = document.getElementById(name);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Leads to the sections: links beside the form, a select above it below 1024 px. */
export function SectionAnchors() {
  const t = useT();
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const current = useCurrentSection();
  const follow = (event: MouseEvent, name: SectionName) => {
    event.preventDefault();
    show(name);
  };
  if (isNarrow)
    return (
      <div className={styles.picker}>
        <select
          className={styles.select}
          aria-label={t('profile.sections')}
          value={current}
          onChange={(event) => {
            const chosen = SECTIONS.find((name) => name === event.target.value);
            if (chosen) show(chosen);
          }}
        >
          {SECTIONS.map((name) => (
            <option key={name} value={name}>
              {t(SECTION_TITLES[name])}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden />
      </div>
    );
  return (
    <nav className={styles.anchors} aria-label={t('profile.sections')}>
      {SECTIONS.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          className={styles.anchor}
          aria-current={name === current ? 'location' : undefined}
          onClick={(event) => follow(event, name)}
        >
          {t(SECTION_TITLES[name])}
        </a>
      ))}
    </nav>
  );
}
