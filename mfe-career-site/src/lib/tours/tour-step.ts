/** One stop of a tour: what stands on the page under `data-tour="target"`, and what is said of it. */
export interface TourStep {
  readonly target: string;
  readonly title: string;
  readonly text: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** The words of a tour's own buttons, in the page's language. */
export interface TourWords {
  readonly close: string;
  readonly done: string;
  readonly next: string;
  readonly previous: string;
  /** Of the step with this number, from 1. */
  readonly progress: (current: number, total: number) => string;
}
