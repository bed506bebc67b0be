/** Loads the page anew, as the session of the tab may see it. */
export const loadAnew = () => location.reload();
