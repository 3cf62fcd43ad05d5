// In place of the federation runtime's sentences about its errors: their codes are enough to look them up.
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
