/** A company's list of participants. Other modules import only this file. */
export { exportPeople } from "./export.ts";
export { readGroups } from "./list.ts";
export { newAddress, proofsOf } from "./new-address.ts";
export {
  type ConsumerChanges,
  type ConsumerRow,
  countConsumers,
  findConsumer,
  findConsumersByEmail,
  insertConsumer,
  insertNewConsumers,
  isListed,
  ownConsumerIds,
  ownPeople,
  storedConsumerIds,
  updateConsumer,
} from "./repository.ts";
export { read as readPerson } from "./service.ts";
