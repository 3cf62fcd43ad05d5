// In place of the federation runtime's messages: code and circumstances, as they stand in the log of a failure.
const getShortErrorMsg = (code, _descriptions, args, original) =>
  [code, args && JSON.stringify(args), original].filter(Boolean).join(' ');

export { getShortErrorMsg };
