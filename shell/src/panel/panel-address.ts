/** True if the page's address requests the release panel. */
export const asksForPanel = () => new URLSearchParams(location.search).get('mfe') === 'panel';
