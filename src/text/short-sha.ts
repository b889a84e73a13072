/** 12 digits are unique in any repository, and GitHub makes a link of them. */
export function shortenSha(sha: string): string {
  return sha.slice(0, 12);
}

/** 7 digits as git does, where there is little room and the whole SHA is known from elsewhere. */
export function abbreviateSha(sha: string): string {
  return sha.slice(0, 7);
}
