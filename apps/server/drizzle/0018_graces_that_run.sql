DROP INDEX "live_connections_grace";--> statement-breakpoint
CREATE INDEX "live_connections_grace" ON "live_connections" USING btree ("grace_ends_at") WHERE not "live_connections"."expired";