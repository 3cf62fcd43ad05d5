import JsdomEnvironment from 'jest-environment-jsdom';

type Arguments = ConstructorParameters<typeof JsdomEnvironment>;

/**
 * jsdom has no fetch and none of its classes, which every browser has and the router and the API client use: they come
 * from Node. AbortController comes along, because Node's Request refuses the signal of another realm.
 * @public jest loads it by its path.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
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
      fetch,
      structuredClone,
    });
  }
}
