interface Context {
  font: string;
  save(): void;
  restore(): void;
  fillText(...given: unknown[]): void;
  strokeText(...given: unknown[]): void;
  measureText(...given: unknown[]): unknown;
}
interface Canvases {
  create(width: number, height: number): { readonly context: Context };
}

/** Environment of a reading process: the canvas does not list the faces of the system at its start. */
export const WITHOUT_SYSTEM_FACES = { DISABLE_SYSTEM_FONTS_LOAD: '1' };

/**
 * Makes canvases name a face to the system only when a text is written with it. Letters are drawn by their shapes, which a PDF
 * holds or pdf.js brings, so that hardly a CV needs one; and with the first the canvas opens every face of the machine, which takes
 * longer than reading a CV.
 */
export function nameFacesLate(canvases: Canvases): void {
  const create = canvases.create.bind(canvases);
  canvases.create = (width, height) => {
    const drawn = create(width, height);
    hold(drawn.context);
    return drawn;
  };
}

function hold(context: Context): void {
  let named = context.font;
  /** The faces of the states that were saved: a state takes its own back. */
  const saved: string[] = [];
  const { save, restore } = context;
  context.save = () => {
    saved.push(named);
    save.call(context);
  };
  context.restore = () => {
    named = saved.pop() ?? named;
    restore.call(context);
  };
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'font');
  const write = (): void => native?.set?.call(context, named);
  Object.defineProperty(context, 'font', {
    get: () => named,
    set: (font: string) => {
      named = font;
    },
  });
  for (const method of ['fillText', 'strokeText', 'measureText'] as const) {
    const drawn = context[method];
    context[method] = (...given: unknown[]) => {
      write();
      return drawn.apply(context, given);
    };
  }
}
