import JsdomEnvironment from 'jest-environment-jsdom';

type Arguments = ConstructorParameters<typeof JsdomEnvironment>;

/**
 * jsdom has no fetch and none of its classes, which every browser has and the router and the API client use: they come
 * from Node. AbortController comes along, because Node's Request refuses the signal of another realm. As in a browser, a
 * page that is gone gets no answers any more.
 * @public jest loads it by its path.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  private isOpen = true;

  constructor(...args: Arguments) {
    super(...args);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      fetch: (...call: Parameters<typeof fetch>) =>
        new Promise<Response>((resolve, reject) => {
          fetch(...call).then(
            (answer) => this.isOpen && resolve(answer),
            (error: unknown) => this.isOpen && reject(error),
          );
        }),
      structuredClone,
    });
  }

  override async teardown() {
    this.isOpen = false;
    await super.teardown();
  }
}
