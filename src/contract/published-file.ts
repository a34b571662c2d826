/** Whether an API base is a file of `vtc-widgets publish`, which has responses of the API. */
export const isPublishedFile = (apiBase: string): boolean => apiBase.endsWith('.json');
