import { X } from 'lucide-react';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import {
  classNames,
  ErrorState,
  IconButton,
  Skeleton,
  SkeletonBlock,
  useText,
} from '../design-system/index.ts';
import { noteRetry } from '../late-code/index.ts';
import { noteFailedCode } from './failed-code.ts';
import { loadComponent } from './loader.ts';
import type { RemoteComponents, RemoteId } from './registry.ts';
import styles from './remotes.module.css';

interface BoundaryProps {
  fallback: ReactNode;
  /** What the component speaks about: when it changes, a failure is over. */
  about: string;
  onFailure: () => void;
  onOver: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onFailure();
    void noteFailedCode();
  }
  override componentDidUpdate({ about }: BoundaryProps) {
    if (this.state.hasFailed && about !== this.props.about) this.props.onOver();
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface FrameProps {
  /** A dialog has no place of its own on the page: what stands for it lies above the page as well. */
  isDialog: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Stands for a component that can be closed, so that what stands in its place can be closed too. */
function Frame({ isDialog, onClose, children }: FrameProps) {
  const text = useText();
  return (
    <div className={classNames(styles.frame, isDialog && styles.above)}>
      <div className={styles.head}>
        <IconButton label={text('shared.closeNotice')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

const LINES = [62, 46, 70, 54, 66, 38];
const lines = (
  <Skeleton>
    <div className={styles.lines}>
      {LINES.map((width) => (
        <SkeletonBlock key={width} width={`${width}%`} />
      ))}
    </div>
  </Skeleton>
);

const components = new Map<RemoteId, ComponentType<object>>();

/** The component behind an id; the same one until it fails, so that drawing it again waits for nothing. */
function componentOf(id: RemoteId): ComponentType<object> {
  const known = components.get(id);
  if (known) return known;
  const made = lazy(() => loadComponent(id)) as ComponentType<object>;
  components.set(id, made);
  return made;
}

export type RemoteProps<Id extends RemoteId> = { id: Id } & RemoteComponents[Id];

/**
 * A component that another remote owns: `<Remote id="mfe_candidates/candidate-panel" candidateId={id} onClose={close} />`.
 * It fills the place it is given: with shapes while its code loads, with a notice and Retry when that or its drawing
 * fails. Both can be closed, and another id is another try.
 */
export function Remote<Id extends RemoteId>({ id, ...props }: RemoteProps<Id>) {
  const [attempt, setAttempt] = useState(0);
  // The public type ties `props` to `id`; inside, one component type stands for all of the registry.
  // The key holds the id too: what a try has loaded stays its own, and two remotes may take turns in one place.
  const again = () => {
    noteRetry();
    setAttempt((count) => count + 1);
  };
  return <Attempt key={`${id}:${attempt}`} id={id} props={props as never} onOver={again} />;
}

interface AttemptProps {
  id: RemoteId;
  props: RemoteComponents[RemoteId];
  onOver: () => void;
}

const aboutOf = (props: object): string =>
  JSON.stringify(Object.entries(props).filter(([, value]) => typeof value === 'string'));

function Attempt({ id, props, onOver }: AttemptProps) {
  const [Loaded] = useState(() => componentOf(id));
  const { onClose } = props;
  const frame = { isDialog: id.endsWith('-dialog'), onClose };
  const failed = (
    <Frame {...frame}>
      <ErrorState onRetry={onOver} />
    </Frame>
  );
  return (
    <Boundary
      about={aboutOf(props)}
      onFailure={() => components.delete(id)}
      onOver={onOver}
      fallback={failed}
    >
      <Suspense fallback={<Frame {...frame}>{lines}</Frame>}>
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}
