// In place of the federation runtime's loaders for Node: this build runs in browsers only.
const createScriptNode = () => undefined;
const loadScriptNode = () => Promise.reject(new Error('not a browser'));

export { createScriptNode, loadScriptNode };
