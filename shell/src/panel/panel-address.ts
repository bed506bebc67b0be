/** Whether the page's address asks for the panel of releases. */
export const asksForPanel = () => new URLSearchParams(location.search).get('mfe') === 'panel';
