import { ChevronDown } from 'lucide-react';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../design-system/class-names.ts';
import { FieldMark, type FieldMarkProps } from '../design-system/indicators/field-mark.tsx';
import { useMediaQuery } from '../design-system/use-media-query.ts';
import styles from './anchored-sections.module.css';

export type SectionAnchor = {
  /** Id of the section, and its anchor in the address. */
  id: string;
  title: string;
  mark?: FieldMarkProps;
};

/** Pixels of air between what sticks to the top and a section that was led to. */
const AIR = 24;

function useCurrentSection(ids: string, top: number): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const order = ids.split(' ');
    const seen = new Set<string>();
    // The section that has the focus while it is in view, else the first one in view.
    const update = () => {
      const inView = order.filter((id) => seen.has(id));
      const focused = document.activeElement?.closest('section[id]')?.id;
      const next = inView.find((id) => id === focused) ?? inView[0];
      if (next) setCurrent(next);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        update();
      },
      { rootMargin: `-${top + 2 * AIR}px 0px 0px 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    document.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, [ids, top]);
  return current;
}

function show(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

type AnchorsProps = { label: string; sections: readonly SectionAnchor[]; current: string | undefined };

function Picker({ label, sections, current }: AnchorsProps) {
  return (
    <div className={styles.picker}>
      <select
        className={styles.select}
        aria-label={label}
        value={current}
        onChange={(event) => show(event.target.value)}
      >
        {sections.map(({ id, title, mark }) => (
          <option key={id} value={id}>
            {mark ? `${title} (${mark.label})` : title}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </div>
  );
}

function Anchors({ label, sections, current }: AnchorsProps) {
  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault();
    show(id);
  };
  return (
    <nav className={styles.anchors} aria-label={label}>
      {sections.map(({ id, title, mark }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.anchor}
          aria-current={id === current ? 'location' : undefined}
          onClick={(event) => follow(event, id)}
        >
          {title}
          {mark && <FieldMark {...mark} />}
        </a>
      ))}
    </nav>
  );
}

type AnchoredSectionsProps = {
  /** Accessible name of the anchors. */
  label: string;
  sections: readonly SectionAnchor[];
  /** Pixels at the top that stay while the page scrolls; the shell's bar alone when left out. */
  top?: number;
  /** At which side the anchors stand; `end` where a navigation stands before the column. */
  anchorsAt?: 'start' | 'end';
  /** The sections themselves. */
  children: ReactNode;
};

/**
 * A form column of sections with the anchors that lead to them: links beside it, a select above it below 1024 px.
 * An address that names a section (`#people`) opens at it.
 */
export function AnchoredSections({
  label,
  sections,
  top = 48,
  anchorsAt = 'start',
  children,
}: AnchoredSectionsProps) {
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const ids = sections.map(({ id }) => id).join(' ');
  const current = useCurrentSection(ids, top) ?? sections[0]?.id;
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again.
  useEffect(() => {
    const id = hash.slice(1);
    if (ids.split(' ').includes(id)) show(id);
  }, [hash, key, ids]);
  const offset: CSSProperties & Record<'--anchors-top', string> = { '--anchors-top': `${top + AIR}px` };
  const Links = isNarrow ? Picker : Anchors;
  return (
    <div className={classNames(styles.columns, anchorsAt === 'end' && styles.anchorsLast)} style={offset}>
      <Links label={label} sections={sections} current={current} />
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

type AnchoredSectionProps = SectionAnchor & {
  /** A line about the section. */
  about?: string;
  children: ReactNode;
};

/** One section of the column: its title with its mark, a line about it, its content. */
export function AnchoredSection({ id, title, mark, about, children }: AnchoredSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {mark && <FieldMark {...mark} />}
      </div>
      {about && <p className={styles.about}>{about}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
