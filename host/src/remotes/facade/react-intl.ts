// What the host provides as `react-intl`: what catalogues and components use.
export { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
