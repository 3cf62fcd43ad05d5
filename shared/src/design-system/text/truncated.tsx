import { classNames } from '../class-names.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './truncated.module.css';

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

/** One line with an ellipsis; the whole text in a tooltip, only when it is cut. */
export function Truncated({ children, className }: { children: string; className?: string }) {
  return (
    <Tooltip<HTMLSpanElement> content={children} isDescription={false} shouldShow={isCut}>
      {({ 'aria-describedby': _, ...target }) => (
        <span {...target} className={classNames(styles.truncated, className)}>
          {children}
        </span>
      )}
    </Tooltip>
  );
}
