import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { DetailsValues } from './model/details-values.ts';

/** Fields that a link can lead to, by what stands behind the `#` of the address. */
const FIELDS = [
  'salary.from',
  'salary.to',
  'salary.currency',
  'salary.salaryRange',
  'workMode',
  'contractType',
  'location',
  'yearsExperience.from',
] as const satisfies readonly FieldPath<DetailsValues>[];

/** Tries for so many frames: a select's code comes after the page. */
const MOST_FRAMES = 120;

/** Gives the focus to the field that the address names, once it is there. */
export function useFieldOfAddress({ setFocus }: Pick<UseFormReturn<DetailsValues>, 'setFocus'>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same link leads there again.
  useEffect(() => {
    const field = FIELDS.find((name) => `#${name}` === hash);
    if (!field) return;
    const before = document.activeElement;
    let tries = MOST_FRAMES;
    let frame = requestAnimationFrame(function look() {
      setFocus(field);
      // Some fields take the focus a moment later.
      const isThere = document.activeElement !== before && document.activeElement !== document.body;
      tries -= 1;
      if (!isThere && tries > 0) frame = requestAnimationFrame(look);
    });
    const stop = () => cancelAnimationFrame(frame);
    // Who goes on by themselves is not led back.
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) document.addEventListener(gesture, stop);
    return () => {
      stop();
      for (const gesture of gestures) document.removeEventListener(gesture, stop);
    };
  }, [hash, key, setFocus]);
}
