/** True if the page's address requests the release panel. */
export const isPanelInAddress = () => new URLSearchParams(location.search).get('mfe') === 'panel';
